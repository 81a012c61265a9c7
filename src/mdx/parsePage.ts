import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/**
 * Syntax tree of a page, read as the site reads it: MDX with tables, admonitions and `{#id}` after headings. Lines
 * are those of the file.
 *
 * @throws what the MDX parser throws, with line and column
 */
export function parsePage(text: string): Root {
  return unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkMdx)
    .parse(escapeMarkdownHeadingIds(text));
}
