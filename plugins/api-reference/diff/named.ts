import {replacements} from '../exceptions';
import type {ApiDeprecation, ApiPlan} from '../model/types';

/** Anything that a model names. */
export interface Named {
  name: string;
  plan: ApiPlan;
  deprecated: ApiDeprecation | null;
}

/** What two lists have in common, and what only one of them has. */
export interface NamedDifference<Item extends Named> {
  added: Item[];
  removed: Item[];
  /** Removed items whose deprecation named an item of the newer list. */
  renamed: {before: Item; after: Item}[];
  kept: {before: Item; after: Item}[];
}

function replacementOf({name, deprecated}: Named): string | null | undefined {
  return deprecated ? (replacements[name] ?? deprecated.replacement) : undefined;
}

/** Compares two lists by name. Every item of both stands in exactly one part, but a new name may have had two old ones. */
export function compareNamed<Item extends Named>(
  before: readonly Item[],
  after: readonly Item[],
): NamedDifference<Item> {
  const older = new Map(before.map((item) => [item.name, item]));
  const newer = new Map(after.map((item) => [item.name, item]));
  const renamed: {before: Item; after: Item}[] = [];
  const removed: Item[] = [];
  const kept: {before: Item; after: Item}[] = [];
  for (const item of before) {
    const same = newer.get(item.name);
    const replacement = newer.get(replacementOf(item) ?? '');
    if (same) {
      kept.push({before: item, after: same});
    } else if (replacement) {
      renamed.push({before: item, after: replacement});
    } else {
      removed.push(item);
    }
  }
  const isNewName = new Set(renamed.map((pair) => pair.after.name));
  const added = after.filter(({name}) => !older.has(name) && !isNewName.has(name));
  return {added, removed, renamed, kept};
}
