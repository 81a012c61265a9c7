import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {DocusaurusConfig} from '@docusaurus/types';

/**
 * What only the build reads: it would weigh on every page and tell where the site was built. Pages have the languages from
 * the context of the framework.
 */
const buildOnly = new Set(['i18n', 'presets', 'plugins', 'themes', 'markdown', 'staticDirectories']);

/** The site's configuration without what only the build reads, and without the colors of the highlighter of the browser. */
export function browserConfig({themeConfig, ...config}: Partial<DocusaurusConfig>): object {
  const facts = Object.entries(config).filter(([key]) => !buildOnly.has(key));
  return {...Object.fromEntries(facts), themeConfig: {...themeConfig, prism: {additionalLanguages: []}}};
}

/** What the framework tells every page about the build, without the list of plugins: no page asks for that. */
export const browserMetadata = {docusaurusVersion: DOCUSAURUS_VERSION, pluginVersions: {}};
