import type {Nodes, Root} from 'mdast';
import {allNodes, listHeadings} from '../../../../src/mdx/headings';
import {listBlocks} from '../../../../src/mdx/prose';
import {demoNames} from '../../demoNames';

/** A part of a page below one `##` heading; the first one is what stands before all headings. */
export interface PageSection {
  /** Text of the heading; empty for the first part. */
  title: string;
  /** Its anchor, `limits`; empty for the first part. */
  id: string;
  words: number;
  demos: string[];
}

/** What a page holds, as far as the report counts it. */
export interface PageContent {
  sections: PageSection[];
  /** Inline code, as written. */
  names: string[];
  /** Code of the fences. */
  fences: string[];
}

/** One word, or one name in code. */
const word = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*|\uFFFC/gu;

function wordsIn(node: Nodes): number {
  return listBlocks(node).reduce((sum, {text}) => sum + (text.match(word)?.length ?? 0), 0);
}

/** Reads what the report counts from a page's syntax tree. */
export function readContent(root: Root): PageContent {
  const headings = listHeadings(root).filter(({level}) => level === 2);
  const sections: PageSection[] = [{title: '', id: '', words: 0, demos: []}];
  for (const node of root.children) {
    const heading = headings.find(({line}) => node.type === 'heading' && line === node.position?.start.line);
    if (heading) sections.push({title: heading.text, id: heading.id, words: 0, demos: []});
    const section = sections.at(-1);
    if (section) {
      section.words += wordsIn(node);
      section.demos.push(...demoNames(node));
    }
  }
  const nodes = allNodes(root);
  return {
    sections,
    names: nodes.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : [])),
    fences: nodes.flatMap((node) => (node.type === 'code' ? [node.value] : [])),
  };
}
