import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

/** The versions of the documentation that a part of the site builds, of every docs plugin instance. */
export function docsVersions(allContent: AllContent): LoadedVersion[] {
  return Object.values(allContent['docusaurus-plugin-content-docs'] ?? {})
    .filter(isDocsContent)
    .flatMap(({loadedVersions}) => loadedVersions);
}
