import type {InlineCode, Nodes, Parents, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {NameContext} from './findName';
import {proseName, type KnownNames, type OlderNames, type FenceNames, type ProseName} from './proseNames';

/** A piece of inline code that means something to the packages. */
export interface CodeName {
  node: InlineCode;
  /** From the page inwards. */
  ancestors: readonly Parents[];
  /** Number of the section, as the contents of the page list them. */
  section: number;
  found: NonNullable<ProseName>;
}

const declared = /\b(?:function|const|let|class|type|interface)\s+(\w+)/g;

/** Names of the code fences of a page: prose may use them. */
function collectFenceNames(tree: Root): FenceNames {
  const codes: string[] = [];
  visit(tree, 'code', ({value}) => {
    codes.push(value);
  });
  const matches = (pattern: RegExp) =>
    new Set(codes.flatMap((code) => [...code.matchAll(pattern)].map(([, name = '']) => name)));
  return {declared: matches(declared), written: matches(/\b([A-Za-z]\w*)/g)};
}

/**
 * The names in the inline code of a page that have an entry in the API reference, or should have one and have not, in
 * the order of the text.
 *
 * @param older - of a page that also names what the version before had
 */
export function codeNames(
  tree: Root,
  known: KnownNames,
  context: NameContext,
  older?: OlderNames,
): CodeName[] {
  const fenceNames = collectFenceNames(tree);
  let section = 0;
  const read = (node: Nodes, ancestors: readonly Parents[]): CodeName[] => {
    if (node.type === 'heading' && node.depth <= 3) section += 1;
    if (node.type === 'inlineCode') {
      const found = proseName(node.value, known, context, fenceNames, older);
      return found ? [{node, ancestors, section, found}] : [];
    }
    return 'children' in node ? node.children.flatMap((child) => read(child, [...ancestors, node])) : [];
  };
  return read(tree, []);
}
