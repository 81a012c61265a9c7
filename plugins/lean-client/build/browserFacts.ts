import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {DocusaurusConfig} from '@docusaurus/types';

/**
 * What only the build reads: it would weigh on every page and tell where the site was built. Pages have the languages from
 * the context of the framework.
 */
const buildOnly = ['i18n', 'presets', 'plugins', 'themes', 'markdown', 'staticDirectories'] as const;

/** The site's configuration without what only the build reads. */
export function browserConfig(config: DocusaurusConfig): object {
  const hidden: ReadonlySet<string> = new Set(buildOnly);
  return Object.fromEntries(Object.entries(config).filter(([key]) => !hidden.has(key)));
}

/** What the framework tells every page about the build, without the list of plugins: no page asks for that. */
export const browserMetadata = {docusaurusVersion: DOCUSAURUS_VERSION, pluginVersions: {}};
