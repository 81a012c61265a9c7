import {listComponents, type PageComponent} from './components';
import {allNodes, listHeadings, type Heading} from '../../../src/mdx/headings';
import {parsePage} from '../../../src/mdx/parsePage';
import {type Block, blockOnLine, listBlocks} from '../../../src/mdx/prose';
import {readFrontMatter} from '../../../src/mdx/readFrontMatter';

/** What the checks compare of a page. */
export type PageModel = {
  frontMatter: Readonly<Record<string, unknown>>;
  /** Line of a front matter key; 1 for a key that is not written. */
  findKeyLine: (key: string) => number;
  headings: readonly Heading[];
  components: readonly PageComponent[];
  codeBlocks: readonly {language: string; line: number}[];
  /** Text for readers: title, sidebar label and description, then the body. */
  blocks: readonly Block[];
};

/** Front matter keys whose value is text for readers. */
const textKeys = ['title', 'sidebar_label', 'description'];

/**
 * Reads a page.
 *
 * @param text - content of the file
 * @throws (rejects) on front matter that is not YAML, and on a body that is not MDX
 */
export async function readPage(text: string): Promise<PageModel> {
  const root = parsePage(text);
  const frontMatter = await readFrontMatter(text);
  const lines = text.split('\n');
  const findKeyLine = (key: string) => Math.max(1, lines.findIndex((line) => line.startsWith(`${key}:`)) + 1);
  const labels = textKeys.flatMap((key) => {
    const value = frontMatter[key];
    return typeof value === 'string' ? [blockOnLine(value, findKeyLine(key))] : [];
  });
  const codeBlocks = allNodes(root).flatMap((node) =>
    node.type === 'code' ? [{language: node.lang ?? '', line: node.position?.start.line ?? 1}] : [],
  );
  return {
    frontMatter,
    findKeyLine,
    headings: listHeadings(root),
    components: listComponents(root),
    codeBlocks,
    // The anchor behind a heading is not text for readers.
    blocks: [
      ...labels,
      ...listBlocks(root).map(({text: value, lines: at}) => ({
        text: value.replace(/\s*\{#[^}]+\}$/, ''),
        lines: at,
      })),
    ],
  };
}
