import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** What the page checks need to know of a page. */
export type PageDocument = {
  /** Address with its base, such as `/x/react-data-grid/`. */
  permalink: string;
  /** File of the page, relative to the project. */
  source: string;
  title: string;
  /** Name of the sidebar that lists it. */
  sidebar: string | undefined;
};

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

/** The pages of every docs plugin instance, version by version. */
export function documentsIn(allContent: AllContent): PageDocument[][] {
  return Object.values(allContent['docusaurus-plugin-content-docs'] ?? {})
    .filter(isDocsContent)
    .flatMap(({loadedVersions}) =>
      loadedVersions.map(({docs}) =>
        docs.map(({permalink, source, title, sidebar}) => ({
          permalink,
          source: source.replace('@site/', ''),
          title,
          sidebar,
        })),
      ),
    );
}
