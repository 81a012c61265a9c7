import type {Nodes} from 'mdast';
import {allNodes} from '../../src/mdx/headings';
import {getAttribute} from '../../src/mdx/markdownPage';

/** The names of the demos in a page, or in a part of it. */
export function demoNames(node: Nodes): string[] {
  return allNodes(node).flatMap((each) =>
    each.type === 'mdxJsxFlowElement' && each.name === 'Demo' ? (getAttribute(each, 'name') ?? []) : [],
  );
}
