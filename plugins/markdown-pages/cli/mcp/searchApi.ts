import {distance} from 'fastest-levenshtein';
import type {ApiEntry} from './api';

/** `disableColumnMenu` → `disable`, `column`, `menu`. */
function partsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** How far a name is from a query: 0 is the name itself; `undefined` does not fit. */
function rankOf(query: string, name: string): number | undefined {
  const wanted = query.toLowerCase();
  const full = name.toLowerCase();
  const own = full.replace(/^[^.]*\./, '');
  if (full === wanted || own === wanted) {
    return 0;
  }
  if (own.startsWith(wanted)) {
    return 1;
  }
  const parts = partsOf(name);
  if (partsOf(query).every((part) => parts.some((each) => each.startsWith(part)))) {
    return 2;
  }
  if (full.includes(wanted)) {
    return 3;
  }
  return wanted.length > 4 && distance(wanted, own) <= 2 ? 4 : undefined;
}

/**
 * Names of the reference by how well they fit: the name itself, its beginning, all parts of a camel-case name, a part
 * of it, up to two wrong letters. Exports stand before their members, short names before long ones.
 *
 * @param limit - most entries to return
 */
export function searchApi(query: string, entries: readonly ApiEntry[], limit: number): ApiEntry[] {
  return entries
    .flatMap((entry) => {
      const rank = query.trim() === '' ? undefined : rankOf(query.trim(), entry.name);
      return rank === undefined ? [] : [{entry, rank}];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        Number(a.entry.name.includes('.')) - Number(b.entry.name.includes('.')) ||
        a.entry.name.length - b.entry.name.length ||
        a.entry.name.localeCompare(b.entry.name, 'en'),
    )
    .slice(0, limit)
    .map(({entry}) => entry);
}
