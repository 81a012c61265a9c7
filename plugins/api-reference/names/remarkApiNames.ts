import path from 'node:path';
import type {InlineCode, Nodes, Parents, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {namesOlder, pageContext} from './pageContext';
import {proseName, type KnownNames, type OlderNames, type OwnNames} from './proseNames';

export interface RemarkApiNamesOptions {
  /** Absolute path of the project. */
  siteDir: string;
  /** Made on the first page and shared by all. */
  knownNames: () => Promise<KnownNames>;
  /** Made on the first page that says `olderNames` in its front matter. */
  olderNames?: () => Promise<OlderNames>;
}

const declared = /\b(?:function|const|let|class|type|interface)\s+(\w+)/g;

/** Names of the code fences of a page: prose may use them. */
export function ownNames(tree: Root): OwnNames {
  const codes: string[] = [];
  visit(tree, 'code', ({value}) => {
    codes.push(value);
  });
  const matches = (pattern: RegExp) =>
    new Set(codes.flatMap((code) => [...code.matchAll(pattern)].map(([, name = '']) => name)));
  return {declared: matches(declared), written: matches(/\b([A-Za-z]\w*)/g)};
}

/**
 * Remark plugin: a name in inline code becomes a link to its entry in the API reference, the first time in each
 * section, so that a paragraph that repeats a name stays readable. A name that looks like one of the packages' and
 * does not exist fails the build with the nearest one, as does a slip in a prop, slot or method of the page's components.
 * Names in headings and links are checked and not linked.
 */
export default function remarkApiNames({
  siteDir,
  knownNames,
  olderNames,
}: RemarkApiNamesOptions): Transformer<Root> {
  return async (tree, file) => {
    const known = await knownNames();
    const context = pageContext(path.relative(siteDir, file.path), file.data);
    const own = ownNames(tree);
    const older = namesOlder(file.data) ? await olderNames?.() : undefined;
    let linked = new Set<string>();
    const readCode = (node: InlineCode, ancestors: readonly Parents[]) => {
      const found = proseName(node.value, known, context, own, older);
      if (found && 'fault' in found) {
        return file.fail(found.fault, node);
      }
      const parent = ancestors.at(-1);
      if (found && parent && !linked.has(found.place) && !ancestors.some(isClosedToLinks)) {
        linked.add(found.place);
        replace(parent, node, found.place);
      }
    };
    const walk = (node: Nodes, ancestors: readonly Parents[]) => {
      if (node.type === 'heading' && node.depth <= 3) {
        linked = new Set();
      }
      if (node.type === 'inlineCode') {
        readCode(node, ancestors);
      } else if ('children' in node) {
        // A copy, because names are replaced by links on the way.
        [...node.children].forEach((child) => walk(child, [...ancestors, node]));
      }
    };
    walk(tree, []);
  };
}

/** Headings are anchors themselves, links hold no links, and JSX may be a button or a link of its own. */
function isClosedToLinks({type}: Parents): boolean {
  return type === 'heading' || type === 'link' || type === 'linkReference' || type === 'mdxJsxTextElement';
}

function replace(parent: Parents, node: InlineCode, place: string): void {
  const index = parent.children.findIndex((child) => child === node);
  // The base address of version and language is added where the page is drawn.
  parent.children.splice(index, 1, {type: 'link', url: `/api/${place}`, children: [{...node}]});
}
