import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Transformer} from 'unified';

/**
 * Runs one remark transformer on a page.
 *
 * @param text - MDX without front matter, with notices
 * @param file - path of the page and the data that Docusaurus hands over
 * @throws what the transformer reports; its text begins with `path:line:column`
 */
export async function transform(
  transformer: Transformer<Root>,
  text: string,
  {path = 'docs/page/index.mdx', data = {}}: {path?: string; data?: Record<string, unknown>} = {},
): Promise<Root> {
  const tree = unified().use(remarkParse).use(remarkDirective).use(remarkMdx).parse(text);
  return unified()
    .use(() => transformer)
    .run(tree, {path, value: text, data});
}

/** What a transformer reports for a page, as `line: reason`; fails when it reports nothing. */
export async function readReport(...page: Parameters<typeof transform>): Promise<string> {
  try {
    await transform(...page);
  } catch (error) {
    if (error instanceof Error && 'line' in error && 'reason' in error) {
      return `${String(error.line)}: ${String(error.reason)}`;
    }
    throw error;
  }
  throw new Error('The transformer accepts this page');
}

/** The attributes of an MDX element by name; empty for any other node. */
export function getAttributes(node: Root['children'][number] | undefined): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  for (const each of node?.type === 'mdxJsxFlowElement' ? node.attributes : []) {
    if (each.type === 'mdxJsxAttribute') attributes[each.name] = each.value;
  }
  return attributes;
}
