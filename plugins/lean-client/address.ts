/**
 * Addresses as the client compares them. Used at build time to cut and in the browser to look up, so that both sides
 * agree. Pure and free of imports: it is part of the first script of every page.
 */

/** `decodeURI` that leaves an address with a malformed escape as it is, instead of throwing. */
export function decodeAddress(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The pathname of a link target: without query and hash, and without `/index.html` or `.html`, as the router sees it. */
export function routedPathname(target: string): string {
  return target.replace(/[?#].*$/s, '').replace(/(?:\/index)?\.html$/, '/');
}

/**
 * The key under which an address is sorted and looked up. Like the router it ignores case and a slash at the end;
 * `/x/Sorting/`, `/x/sorting` and `/x/sorting/index.html` have one key.
 */
export function addressKey(target: string): string {
  return decodeAddress(routedPathname(target)).toLowerCase().replace(/\/+$/, '');
}

/**
 * Index of the only section that can hold `key`: the last one whose first key is not after it.
 *
 * @param starts the first key of each section, ascending
 * @returns −1 when `key` is before the first section
 */
export function findSectionIndex(starts: readonly string[], key: string): number {
  return starts.findLastIndex((start) => start <= key);
}
