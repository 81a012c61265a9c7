import {nearestHint} from '../../src/lib/nearest';

/**
 * What is said about a link to a page that is not there.
 *
 * @param url - as it is written: `/react-data-grid/sorting/index.mdx#multi-sorting`
 * @param addresses - of all pages: `react-data-grid/sorting`
 */
export function missingPage(url: string, addresses: Iterable<string>): string {
  const file = url.replace(/[?#].*$/, '');
  const wanted = file.replace(/^(?:\.{0,2}\/)*/, '').replace(/\/?(?:index)?\.mdx?$/, '');
  return `there is no page ${file}${nearestHint(wanted, addresses, (address) => `/${address}/index.mdx`)}`;
}
