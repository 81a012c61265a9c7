import {
  indexName,
  indexNames,
  memberKinds,
  nameParts,
  scoreNames,
  type IndexedName,
  type NameIndex,
} from '../../../search/build';
import type {ApiEntry} from './api';

/** The names of a part as the search of the site compares them, with their entries. */
export interface ApiNames {
  readonly index: NameIndex;
  readonly entries: ReadonlyMap<IndexedName, ApiEntry>;
}

function toIndexedName({name, kind, json}: ApiEntry): IndexedName {
  const [owner = '', memberName] = name.split(/\.(.*)/);
  const member = memberKinds.find((each) => each === kind) ?? (memberName === undefined ? undefined : 'prop');
  return indexName(memberName ?? owner, {
    ...(member !== undefined && {member}),
    pages: [[owner, kind === 'interface' ? kind : 'component', json.replace(/\.json$/, '/'), 0]],
    plan: 0,
    hash: '',
  });
}

/** Reads names once for all queries. */
export function indexApi(entries: readonly ApiEntry[]): ApiNames {
  const named = new Map(entries.map((entry) => [toIndexedName(entry), entry]));
  return {index: indexNames([...named.keys()]), entries: named};
}

/** Entries whose name has parts that begin with each word of a query, in any order; short names first. */
function byParts(query: string, entries: readonly ApiEntry[]): ApiEntry[] {
  const words = nameParts(query);
  return entries
    .filter(({name}) => {
      const parts = nameParts(name);
      return words.every((word) => parts.some((part) => part.startsWith(word)));
    })
    .sort((a, b) => a.name.length - b.name.length);
}

/** Names of the reference as the search of the site ranks them; behind a component its members. */
export function searchApi(query: string, {index, entries}: ApiNames): ApiEntry[] {
  const bare = query.trim().replace(/\.$/, '');
  if (bare === '') return [];
  const scored = scoreNames(bare, index, {spelled: bare, isSubject: false});
  const found = scored.flatMap(({name}) => entries.get(name) ?? []);
  const having = byParts(bare, [...entries.values()]);
  // Words that are all in one name mean it; a name that is written in one may have further meanings.
  return [...new Set(/\s/.test(bare) ? [...having, ...found] : [...found, ...having])];
}
