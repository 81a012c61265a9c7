import {editDistance, toLetterBits, missingLetters, getTolerance} from './distance';
import type {IndexedName} from './nameIndex';
import {nameParts} from './words';

/** A written name, and what was written around it. */
export interface NameQuery {
  readonly text: string;
  readonly lower: string;
  readonly letters: number;
  readonly parts: readonly string[];
  /** Kind or owner that stands before it: `slots.toolbar`, `GridColDef.field`. */
  readonly before?: string;
}

/** Reads a name as code has it: `<DataGrid />`, `slots.toolbar`, `.MuiDataGrid-root`, `apiRef.current.sortColumn()`. */
export function readNameQuery(query: string): NameQuery | undefined {
  const bare = query
    .trim()
    .replace(/^[<{`'"@.#]+|[/>}`'"=;,]+$/g, '')
    .replace(/\(.*$/s, '')
    .trim();
  if (!/^[A-Za-z][\w.-]*$/.test(bare)) return undefined;
  const segments = bare.split('.');
  const text = segments.at(-1) ?? '';
  const before = segments.length > 1 ? segments.at(-2) : undefined;
  const lower = text.toLowerCase();
  return {
    text,
    lower,
    letters: toLetterBits(lower),
    parts: nameParts(text),
    ...(before !== undefined && {before}),
  };
}

/** How well a name fits, from 0 to 1. */
export const fits = {
  exact: 1,
  whole: 0.97,
  prefix: 0.8,
  parts: 0.66,
  inside: 0.55,
  typo: 0.62,
} as const;

/** Whether each written part begins a part of the name, in the same order: `colMenu` fits `disableColumnMenu`. */
function fitsParts(written: readonly string[], parts: readonly string[]): boolean {
  let at = 0;
  for (const part of written) {
    while (at < parts.length && !parts[at]?.startsWith(part)) at += 1;
    if (at === parts.length) return false;
    at += 1;
  }
  return written.length > 0;
}

/** What the names of the packages begin with: `colDef` is what `GridColDef` is called in code. */
const prefixes: ReadonlySet<string> = new Set(['grid', 'charts', 'pickers', 'tree', 'view', 'use']);

/** Whether a page of the API is called so but for the beginning that the names of a package have. */
function isWhole({parts}: NameQuery, name: IndexedName): boolean {
  const before = name.parts.length - parts.length;
  return (
    name.member === undefined &&
    parts.length > 1 &&
    before > 0 &&
    parts.every((part, place) => part === name.parts[before + place]) &&
    name.parts.slice(0, before).every((part) => prefixes.has(part))
  );
}

/** Names that are little longer than what was written are meant rather than long ones. */
function share(query: NameQuery, {lower}: IndexedName): number {
  return Math.min(query.lower.length / lower.length, 1);
}

/** How well a name fits what was written, without wrong letters. */
export function matchName(query: NameQuery, name: IndexedName): number {
  if (name.name === query.text) return fits.exact;
  if (name.lower === query.lower || isWhole(query, name)) return fits.whole;
  // Whatever fits further down has all letters: most names need no closer look.
  if (query.lower.length < 2 || missingLetters(query.letters, name.letters) > 0) return 0;
  if (name.lower.startsWith(query.lower)) return fits.prefix + 0.1 * share(query, name);
  const exactParts = query.parts.length > 1 && query.parts.every((part) => name.parts.includes(part));
  if (fitsParts(query.parts, name.parts))
    return fits.parts + (exactParts ? 0.06 : 0) + 0.08 * share(query, name);
  if (query.lower.length > 2 && name.lower.includes(query.lower))
    return fits.inside + 0.08 * share(query, name);
  return 0;
}

/** How well a name fits what was written with up to two wrong letters, fewer in a short word. */
export function matchTypo(query: NameQuery, name: IndexedName): number {
  const max = getTolerance(query.lower);
  // Comparing letter by letter is slow: most names lack too many letters to be meant.
  const missing = max === 0 ? 0 : missingLetters(query.letters, name.letters);
  if (max === 0 || missing > max) return 0;
  const whole = editDistance(query.lower, name.lower, max);
  if (whole <= max) return fits.typo + 0.3 / (whole + 1);
  // The name may not be finished yet.
  if (missing > 1 || name.lower.length <= query.lower.length || query.lower.length < 6) return 0;
  const begun = editDistance(query.lower, name.lower.slice(0, query.lower.length), 1);
  return begun <= 1 ? fits.typo : 0;
}
