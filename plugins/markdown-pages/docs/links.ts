/** Where links of a page lead, in one part of the site. */
export interface PartAddresses {
  /** Origin of the site, `https://docs.example.com`. */
  readonly siteUrl: string;
  /** Base address of the part, `/x/` or `/zh/x/`. */
  readonly baseUrl: string;
  /** Address of each page below the base address, by its file below the folder of all pages. */
  readonly pages: ReadonlyMap<string, string>;
  /** Whether links may lead to pages that are not there, as in a build of a part of the pages. */
  readonly mayLackPages?: boolean;
}

/**
 * A link of a page as an absolute address.
 *
 * @param url - as written: the file of a page from the root of the pages or from the page's own folder, an address
 *   without the base address, a hash, or an address of another site
 * @param page - the file of the page that holds the link, below the folder of all pages
 * @throws an error when it leads to the file of no page
 */
export function absoluteLink(
  url: string,
  page: string,
  {siteUrl, baseUrl, pages, mayLackPages}: PartAddresses,
): string {
  if (/^[a-z][a-z+.-]*:/i.test(url)) return url;
  const [, address = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(url) ?? [];
  const absolute = (path: string) => `${siteUrl}${baseUrl}${path.replace(/^\//, '')}${hash}`;
  if (address === '') return absolute(pages.get(page) ?? '');
  if (!/\.mdx?$/.test(address)) return absolute(address);
  const file = new URL(address, `file:///${page}`).pathname.slice(1);
  const target = pages.get(file) ?? (mayLackPages ? file.replace(/index\.mdx?$/, '') : undefined);
  if (target === undefined) throw new Error(`The link ${url} leads to no page`);
  return absolute(target);
}
