import {parseMarkdownHeadingId} from '@docusaurus/utils';
import GithubSlugger from 'github-slugger';
import type {Heading as HeadingNode, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** A heading: its anchor, and whether the page writes it or lets Docusaurus derive it from the text. */
export type Heading = {level: number; text: string; id: string; explicit: boolean; line: number};

/** Every node of the tree, in the order of the page. */
export function allNodes(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap((child) => allNodes(child)) : [])];
}

/** The anchor that a comment at the end of the heading writes. */
function commentedId(heading: HeadingNode): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value)?.[1] : undefined;
}

/** The headings of a page with the anchors that Docusaurus gives them. */
export function listHeadings(root: Root): Heading[] {
  const slugger = new GithubSlugger();
  return allNodes(root).flatMap((node) => {
    if (node.type !== 'heading') {
      return [];
    }
    const comment = commentedId(node);
    const written =
      comment === undefined
        ? parseMarkdownHeadingId(toString(node))
        : {text: toString(node.children.slice(0, -1)), id: comment};
    return [
      {
        level: node.depth,
        text: written.text.trim(),
        id: written.id ?? slugger.slug(written.text),
        explicit: written.id !== undefined,
        line: node.position?.start.line ?? 1,
      },
    ];
  });
}

/**
 * Writes each heading's anchor behind it as `{#id}`, so that links to a section work in every language.
 *
 * @param text - content of an English page
 * @param headings - of the same page, from `listHeadings`
 */
export function withHeadingIds(text: string, headings: readonly Heading[]): string {
  const lines = text.split('\n');
  for (const {line, id, explicit} of headings) {
    const heading = lines[line - 1];
    if (!explicit && heading !== undefined) {
      lines[line - 1] = `${heading.trimEnd()} {#${id}}`;
    }
  }
  return lines.join('\n');
}
