import {distance} from 'fastest-levenshtein';
import type {PageMapEntry} from '@site/plugins/library-versions/client';

/** Share of a page's address that may differ before it stops being a useful suggestion. */
const tolerance = 0.5;

function relativeDistance(path: string, page: PageMapEntry): number {
  return distance(path, page.path) / Math.max(path.length, page.path.length);
}

/** Pages whose address is near the given one, nearest first, at most `limit`. */
export function nearestPages(path: string, pages: readonly PageMapEntry[], limit = 5): PageMapEntry[] {
  return pages
    .map((page) => ({page, difference: relativeDistance(path, page)}))
    .filter(({difference}) => difference <= tolerance)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, limit)
    .map(({page}) => page);
}
