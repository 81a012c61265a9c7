import {allNodes} from '../../src/mdx/headings';
import {heading, text} from '../../src/mdx/markdownNodes';
import type {MarkdownPage, MarkdownSection} from '../../src/mdx/markdownPage';
import {markdownWriter} from './markdownWriter';

/**
 * Links of the pages into the part that lead to none of its pages.
 *
 * @param base - absolute address of the part
 * @param paths - addresses of all pages, and of their index, below the base address
 * @returns one line for each link
 */
export function deadLinks(
  sections: readonly MarkdownSection[],
  base: string,
  paths: ReadonlySet<string>,
): string[] {
  return sections
    .flatMap(({pages}) => pages)
    .flatMap(({path, tree}) =>
      allNodes(tree)
        .flatMap((node) => (node.type === 'link' || node.type === 'definition' ? node.url : []))
        .filter((url) => url.startsWith(base) && !paths.has(url.slice(base.length).replace(/[?#].*$/s, '')))
        .map((url) => `${path}index.md: ${url}`),
    );
}

/** The text of a page by its address below the base address. */
export interface PageText extends Pick<MarkdownPage, 'path'> {
  readonly text: string;
}

/** The text of all pages in their order: the title of each, and what it says. */
export function pageTexts(sections: readonly MarkdownSection[]): PageText[] {
  const write = markdownWriter();
  return sections
    .flatMap(({pages}) => pages)
    .map(({path, title, tree}) => ({
      path,
      text: write({type: 'root', children: [heading(1, text(title)), ...tree.children]}),
    }));
}

/**
 * Pages of a build that have no Markdown copy, though readers find them.
 *
 * @param routes - addresses of all pages
 * @param files - the copies by their file below the base address
 */
export function pagesWithoutCopy(
  routes: readonly string[],
  baseUrl: string,
  files: ReadonlyMap<string, string>,
): string[] {
  return routes.filter(
    (address) =>
      // The page for addresses that have none, and the parent of all pages.
      !address.endsWith('.html') &&
      address !== baseUrl &&
      !files.has(`${address.slice(baseUrl.length).replace(/\/?$/, '/')}index.md`),
  );
}
