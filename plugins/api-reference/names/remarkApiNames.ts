import path from 'node:path';
import type {InlineCode, Parents, Root} from 'mdast';
import type {Transformer} from 'unified';
import {codeNames} from './codeNames';
import {namesOlder, pageContext} from './pageContext';
import type {KnownNames, OlderNames} from './proseNames';

export interface RemarkApiNamesOptions {
  /** Absolute path of the project. */
  siteDir: string;
  /** Made on the first page and shared by all. */
  knownNames: () => Promise<KnownNames>;
  /** Made on the first page that says `olderNames` in its front matter. */
  olderNames?: () => Promise<OlderNames>;
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
    const older = namesOlder(file.data) ? await olderNames?.() : undefined;
    const linked = new Set<string>();
    for (const {node, ancestors, section, found} of codeNames(tree, known, context, older)) {
      if ('fault' in found) return file.fail(found.fault, node);
      const link = `${section} ${found.place}`;
      const parent = ancestors.at(-1);
      if (parent && !linked.has(link) && !ancestors.some(isClosedToLinks)) {
        linked.add(link);
        replace(parent, node, found.place);
      }
    }
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
