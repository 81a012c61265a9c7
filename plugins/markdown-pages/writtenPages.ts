import {allNodes} from '../../src/mdx/headings';
import {heading, text} from '../../src/mdx/markdownNodes';
import type {MarkdownPage, MarkdownSection} from '../../src/mdx/markdownPage';
import type {WrittenPage, WrittenSection} from './llms';
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

/** The text of all pages: the title of each, and what it says. */
export function writtenSections(sections: readonly MarkdownSection[]): WrittenSection[] {
  const write = markdownWriter();
  const written = ({path, title, description, tree}: MarkdownPage): WrittenPage => ({
    path,
    title,
    description,
    text: write({type: 'root', children: [heading(1, text(title)), ...tree.children]}),
  });
  return sections.map(({title, pages}) => ({title, pages: pages.map(written)}));
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
