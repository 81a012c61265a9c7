import type {Nodes} from 'mdast';
import {allNodes} from '../../../src/mdx/headings';

/** A component in a page, for example `<Demo name="SortingBasic" height={400}>`. */
export type PageComponent = {signature: string; inline: boolean; line: number};

/** Attributes that hold text for readers: a translation changes them. */
const translatedAttributes = new Set(['alt', 'aria-label', 'columns', 'description', 'label', 'title']);

/** The components of a page in order. Attributes that hold text for readers are left out of the signature. */
export function listComponents(root: Nodes): PageComponent[] {
  return allNodes(root).flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
      return [];
    }
    const attributes = node.attributes.flatMap((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        return [`{${attribute.value}}`];
      }
      if (translatedAttributes.has(attribute.name)) {
        return [];
      }
      const {value} = attribute;
      const written = typeof value === 'object' && value ? `{${value.value}}` : JSON.stringify(value ?? true);
      return [`${attribute.name}=${written}`];
    });
    return [
      {
        signature: `<${[node.name ?? '', ...attributes.sort()].join(' ')}>`,
        inline: node.type === 'mdxJsxTextElement',
        line: node.position?.start.line ?? 1,
      },
    ];
  });
}
