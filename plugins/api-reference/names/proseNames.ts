import {closest} from 'fastest-levenshtein';
import type {ApiNames} from './apiNames';
import {findName, type NameContext} from './findName';

/** A name that prose may use though it looks like one of ours: it belongs to another library, or is an example. */
export interface ForeignName {
  name: string;
  /** Where it comes from. */
  reason: string;
}

/** What names are held against. */
export interface KnownNames {
  names: ApiNames;
  foreign: readonly ForeignName[];
  /** Exports of the packages without a page of their own; asked for only when a name has no entry. */
  declared: () => ReadonlySet<string>;
}

/** What names of the version before are held against. */
export interface OlderNames {
  names: ApiNames;
  /** As in {@link KnownNames}. */
  declared: () => ReadonlySet<string>;
}

/** A place in the reference, a fault for the author, or nothing. */
export type ProseName = {place: string} | {fault: string} | undefined;

/**
 * What a piece of inline code in a page becomes.
 *
 * @param own - names that the page's own code declares
 * @param older - of a page that also names what the version before had: such a name stands without a link
 */
export function proseName(
  code: string,
  known: KnownNames,
  context: NameContext,
  own: ReadonlySet<string>,
  older?: OlderNames,
): ProseName {
  const meaning = findName(code, known.names, context);
  switch (meaning.kind) {
    case 'entry':
      return {place: meaning.place};
    case 'other':
      return undefined;
    case 'unknown': {
      const {name, candidates} = meaning;
      const isKnown =
        own.has(name) || known.foreign.some((each) => each.name === name) || known.declared().has(name);
      return isKnown || (older && wasThere(code, name, context, older))
        ? undefined
        : {fault: faultText(code, name, candidates)};
    }
  }
}

function wasThere(code: string, name: string, context: NameContext, {names, declared}: OlderNames): boolean {
  return findName(code, names, context).kind !== 'unknown' || declared().has(name);
}

function faultText(code: string, name: string, candidates: readonly string[]): string {
  const nearest = candidates.length > 0 ? ` Is it "${closest(name, [...candidates])}"?` : '';
  const what = `\`${code}\` names "${name}", which the documented packages do not have.${nearest}`;
  return `${what} A name of another library belongs into config/foreignNames.ts.`;
}
