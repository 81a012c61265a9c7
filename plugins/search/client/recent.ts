import {attempt} from '../../../src/lib/attempt';
import {itemsIn} from '../../../src/lib/values';

/** Where recent searches are kept in `localStorage`. */
export const RECENT_STORAGE_KEY = 'mui-x-docs.search.recent';

/** Older ones are forgotten. */
const maxRecent = 6;

const longest = 80;

function isQuery(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest;
}

/** The searches that are kept, the last one first; what is not a list of short texts is dropped. */
export function readRecent(): string[] {
  const value = attempt((): unknown => JSON.parse(localStorage.getItem(RECENT_STORAGE_KEY) ?? '[]'));
  return [...new Set(itemsIn(value).filter(isQuery))].slice(0, maxRecent);
}

/**
 * Where the storage is blocked or full, they last as long as the dialog.
 *
 * @returns the same
 */
function write(queries: string[]): string[] {
  attempt(() => {
    if (queries.length > 0) localStorage.setItem(RECENT_STORAGE_KEY, JSON.stringify(queries));
    else localStorage.removeItem(RECENT_STORAGE_KEY);
  });
  return queries;
}

/** Keeps a search that led somewhere. */
export function keepRecent(query: string): string[] {
  const text = query.trim();
  const before = readRecent();
  if (!isQuery(text)) return before;
  const others = before.filter((one) => one.toLowerCase() !== text.toLowerCase());
  return write([text, ...others].slice(0, maxRecent));
}

/** Forgets one search, or all of them. */
export function forgetRecent(query?: string): string[] {
  return write(query === undefined ? [] : readRecent().filter((one) => one !== query));
}
