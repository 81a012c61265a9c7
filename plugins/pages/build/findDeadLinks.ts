import type {Nodes, Root} from 'mdast';
import {demoNames} from '../demoNames';
import {missingPage} from '../missingPage';
import {memoize} from '../../../src/lib/memoize';
import {nearestHint} from '../../../src/lib/nearest';
import {allNodes, listHeadings} from '../../../src/mdx/headings';
import type {SourcePage} from './readPages';

/** A page as far as its links are concerned. */
export type LinkedPage = Pick<SourcePage, 'file' | 'root'>;

/** A page file in a link: `/react-data-grid/sorting/index.mdx#multi-sorting`. */
const pageLink = /^\/([^?#]*)index\.mdx(?:\?[^#]*)?(?:#(.*))?$/;

/** What the anchors of a page are made of: its headings, and its demos with the forms of their code. */
function collectAnchors(root: Root): ReadonlySet<string> {
  return new Set([...listHeadings(root).map(({id}) => id), ...demoNames(root)]);
}

function getUrl(node: Nodes): string | undefined {
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
  const anchorsIn = memoize(collectAnchors);
  /** Nothing for a link that leads somewhere, or out of the pages. */
  const findFault = (url: string, currentPage: Root): string | undefined => {
    const [, folder, anchor] = pageLink.exec(url) ?? [];
    const address = folder?.replace(/\/$/, '');
    const page = address === undefined ? undefined : sources.get(address);
    if (address !== undefined && !page) return missingPage(url, sources.keys());
    const wanted = page || !url.startsWith('#') ? anchor : url.slice(1);
    if (wanted === undefined) return undefined;
    const anchors = anchorsIn(page?.root ?? currentPage);
    if (anchors.has(decodeURIComponent(wanted))) return undefined;
    const hint = nearestHint(wanted, anchors, (id) => `#${id}`);
    return page
      ? `the page /${address}/index.mdx has no heading or demo #${wanted}${hint}`
      : `there is no heading or demo #${wanted} on this page${hint}`;
  };
  return checked.flatMap(({file, root}) =>
    allNodes(root).flatMap((node) => {
      const url = getUrl(node);
      const fault = url === undefined ? undefined : findFault(url, root);
      const {line = 1, column = 1} = node.position?.start ?? {};
      return fault === undefined ? [] : [`${file}:${line}:${column}: ${fault}`];
    }),
  );
}
