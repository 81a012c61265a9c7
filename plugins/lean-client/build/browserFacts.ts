import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {DocusaurusConfig} from '@docusaurus/types';

/**
 * What only the build reads: it would weigh on every page and tell where the site was built. Pages have the languages from
 * the context of the framework.
 */
const buildOnly = new Set(['i18n', 'presets', 'plugins', 'themes', 'markdown', 'staticDirectories']);

/** The site's configuration without what only the build reads. */
export function browserConfig(config: DocusaurusConfig): object {
  return Object.fromEntries(Object.entries(config).filter(([key]) => !buildOnly.has(key)));
}

/** What the framework tells every page about the build, without the list of plugins: no page asks for that. */
export const browserMetadata = {docusaurusVersion: DOCUSAURUS_VERSION, pluginVersions: {}};
