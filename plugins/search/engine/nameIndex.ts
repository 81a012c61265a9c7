import {memberKinds, type MemberKind, type NamedPage, type NamesFile} from '../format';
import {toLetterBits} from './distance';
import {nameParts, stem} from './words';

/** A name of the API with what it is compared by. */
export interface IndexedName {
  readonly name: string;
  readonly lower: string;
  readonly letters: number;
  /** Its parts in lower case: `columnMenu` → column, menu. */
  readonly parts: readonly string[];
  readonly stems: readonly string[];
  /** Absent for a page of its own. */
  readonly member?: MemberKind;
  /** The page itself, or the pages that have the member, the best one first. */
  readonly pages: readonly NamedPage[];
  readonly plan: number;
  /** The hash of the member; empty for a page. */
  readonly hash: string;
}

/** A name, ready to be compared. */
export function indexName(
  name: string,
  rest: Omit<IndexedName, 'name' | 'lower' | 'letters' | 'parts' | 'stems'>,
): IndexedName {
  const parts = nameParts(name);
  const lower = name.toLowerCase();
  return {name, lower, letters: toLetterBits(lower), parts, stems: parts.map(stem), ...rest};
}

/** All names of a version: pages first, then members by kind. */
export interface NameIndex {
  readonly names: readonly IndexedName[];
  /** By the stem of one of their parts. */
  readonly byStem: ReadonlyMap<string, readonly IndexedName[]>;
  /** All parts that names have. */
  readonly allParts: ReadonlySet<string>;
}

/** Everything that the file of names tells, ready to be compared. */
export function readNames(file: NamesFile): NameIndex {
  return indexNames(namesIn(file));
}

/** Names with what leads to them. */
export function indexNames(names: readonly IndexedName[]): NameIndex {
  const byStem = new Map<string, IndexedName[]>();
  for (const name of names) {
    for (const stemmed of new Set(name.stems)) {
      const known = byStem.get(stemmed);
      if (known) known.push(name);
      else byStem.set(stemmed, [name]);
    }
  }
  return {names, byStem, allParts: new Set(names.flatMap(({parts}) => parts))};
}

function namesIn({pages, members}: NamesFile): IndexedName[] {
  const owners = pages
    .filter(([, kind]) => kind !== 'list')
    .map((page) => indexName(page[0], {pages: [page], plan: page[3], hash: ''}));
  const rest = memberKinds.flatMap((member) =>
    (members[member] ?? []).map(([name, numbers, plan = 0, anchor = name]) =>
      indexName(name, {
        member,
        pages: numbers.map((number) => pages[number]).filter((page) => page !== undefined),
        plan,
        hash: `#${member}-${anchor.replace(/\s+/g, '-')}`,
      }),
    ),
  );
  return [...owners, ...rest];
}
