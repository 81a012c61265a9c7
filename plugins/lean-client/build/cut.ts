import {addressKey} from '../address';
import type {RouteNode} from './generatedFiles';

/** True for sub-routes that can be looked up by their whole address: exact, without sub-routes or patterns. */
export function areLeaves(routes: readonly RouteNode[]): boolean {
  return routes.every(({path, exact, routes: children}) => exact && !children && !/[:*()?+]/.test(path));
}

/**
 * Sorts pages by address and cuts them into parts of about equal size, at most `size` pages each. Pages of one key
 * stay together and keep their order, because the router takes the first of them.
 */
export function cut<T extends {path: string}>(
  pages: readonly T[],
  size: number,
): {start: string; pages: T[]}[] {
  if (pages.length === 0) {
    return [];
  }
  const sorted = pages.map((page) => ({key: addressKey(page.path), page}));
  sorted.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  const evenSize = Math.ceil(sorted.length / Math.ceil(sorted.length / size));
  const parts: {start: string; pages: T[]}[] = [];
  let lastKey: string | undefined;
  for (const {key, page} of sorted) {
    const part = parts.at(-1);
    if (!part || (part.pages.length >= evenSize && key !== lastKey)) {
      parts.push({start: key, pages: [page]});
    } else {
      part.pages.push(page);
    }
    lastKey = key;
  }
  return parts;
}
