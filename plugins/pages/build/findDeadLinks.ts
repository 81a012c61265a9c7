import type {Nodes, Root} from 'mdast';
import {missingPage} from '../missingPage';
import {nearestHint} from '../../../src/lib/nearest';
import {allNodes, headingsOf} from '../../../src/mdx/headings';
import type {SourcePage} from './readPages';

/** A page as far as its links are concerned. */
export type LinkedPage = Pick<SourcePage, 'file' | 'root'>;

/** A page file in a link: `/react-data-grid/sorting/index.mdx#multi-sorting`. */
const pageLink = /^\/([^?#]*)index\.mdx(?:\?[^#]*)?(?:#(.*))?$/;

const shownAnchor = (anchor: string) => `#${anchor}`;

/** What the anchors of a page are made of: its headings, and its demos with the forms of their code. */
function anchorsOf(root: Root): ReadonlySet<string> {
  const demos = allNodes(root).flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Demo') return [];
    const name = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'name');
    return typeof name?.value === 'string' ? [name.value] : [];
  });
  return new Set([...headingsOf(root).map(({id}) => id), ...demos]);
}

/** Makes what says where a link leads to nothing; nothing for a link that leads somewhere, or out of the pages. */
function faultFinder(addresses: ReadonlySet<string>, anchors: (address: string) => ReadonlySet<string>) {
  return (url: string, own: Root): string | undefined => {
    const [, folder, anchor] = pageLink.exec(url) ?? [];
    if (folder === undefined) {
      if (!url.startsWith('#') || anchorsOf(own).has(decodeURIComponent(url.slice(1)))) return undefined;
      return `there is no heading or demo ${url} on this page${nearestHint(url.slice(1), anchorsOf(own), shownAnchor)}`;
    }
    const address = folder.replace(/\/$/, '');
    if (!addresses.has(address)) {
      return missingPage(url, addresses);
    }
    if (anchor === undefined || anchors(address).has(decodeURIComponent(anchor))) return undefined;
    return `the page /${address}/index.mdx has no heading or demo #${anchor}${nearestHint(anchor, anchors(address), shownAnchor)}`;
  };
}

function urlOf(node: Nodes): string | undefined {
  return node.type === 'link' || node.type === 'definition' ? node.url : undefined;
}

/**
 * The links between the pages of a version that lead nowhere: to a page that is not there, or to a part of it that is not.
 *
 * @param sources - the English pages by address, `react-data-grid/sorting`: links lead to them in every language
 * @param checked - the pages whose links are looked at
 * @returns one `file:line:column: reason` for each, with the nearest name
 */
export function findDeadLinks(
  sources: ReadonlyMap<string, LinkedPage>,
  checked: readonly LinkedPage[],
): string[] {
  const known = new Map<string, ReadonlySet<string>>();
  const anchors = (address: string) => {
    const page = sources.get(address);
    const found = known.get(address) ?? (page ? anchorsOf(page.root) : new Set<string>());
    known.set(address, found);
    return found;
  };
  const faultOf = faultFinder(new Set(sources.keys()), anchors);
  return checked.flatMap(({file, root}) =>
    allNodes(root).flatMap((node) => {
      const url = urlOf(node);
      const fault = url === undefined ? undefined : faultOf(url, root);
      const {line = 1, column = 1} = node.position?.start ?? {};
      return fault === undefined ? [] : [`${file}:${line}:${column}: ${fault}`];
    }),
  );
}
