import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** A page that a reader can be sent to. */
export type PageMapEntry = {
  /** Address with the language's base, such as `/zh/x/react-charts/`. */
  path: string;
  title: string;
};

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

/** Every page of this build, in the order of addresses: what the 404 page searches. */
export function pageMapOf(allContent: AllContent): PageMapEntry[] {
  return Object.values(allContent['docusaurus-plugin-content-docs'] ?? {})
    .filter(isDocsContent)
    .flatMap(({loadedVersions}) => loadedVersions.flatMap(({docs}) => docs))
    .map(({permalink, title}) => ({path: permalink, title}))
    .sort((a, b) => a.path.localeCompare(b.path, 'en'));
}
