import {closest} from 'fastest-levenshtein';
import type {ApiNames} from './apiNames';
import {findName, type NameContext} from './findName';
import {misspelledMember} from './misspelledMember';

/** A name that prose may use though it looks like one of ours: it belongs to another library, or is an example. */
export interface ForeignName {
  name: string;
  /** Where it comes from. */
  reason: string;
}

/** What names of the version before are held against. */
export interface OlderNames {
  names: ApiNames;
  /** Exports of the packages without a page of their own; asked for only when a name has no entry. */
  declared: () => ReadonlySet<string>;
}

/** What names are held against. */
export interface KnownNames extends OlderNames {
  foreign: readonly ForeignName[];
}

/** What the page's own code fences hold. */
export interface FenceNames {
  /** What they declare. */
  declared: ReadonlySet<string>;
  /** Every word of them. */
  written: ReadonlySet<string>;
}

/** A place in the reference, a fault for the author, or nothing. */
export type ProseName = {place: string} | {fault: string} | undefined;

/**
 * What a piece of inline code in a page becomes.
 *
 * @param fenceNames - names of the page's own code
 * @param older - of a page that also names what the version before had: such a name stands without a link
 */
export function proseName(
  code: string,
  known: KnownNames,
  context: NameContext,
  fenceNames: FenceNames,
  older?: OlderNames,
): ProseName {
  const meaning = findName(code, known.names, context);
  switch (meaning.kind) {
    case 'entry':
      return {place: meaning.place};
    case 'other': {
      const misspelled = misspelledMember(code, known.names, context);
      if (!misspelled || fenceNames.written.has(misspelled.name) || isKnown(misspelled.name, known))
        return undefined;
      const {name, near} = misspelled;
      return older && wasThere(code, name, context, older)
        ? undefined
        : {
            fault: `\`${code}\` names "${name}", which no component of this page has; nearest: ${near}. ${foreignNameHint}`,
          };
    }
    case 'unknown': {
      const {name, candidates} = meaning;
      return fenceNames.declared.has(name) ||
        isKnown(name, known) ||
        (older && wasThere(code, name, context, older))
        ? undefined
        : {fault: faultText(code, name, candidates)};
    }
  }
}

function isKnown(name: string, {foreign, declared}: KnownNames): boolean {
  return foreign.some((each) => each.name === name) || declared().has(name);
}

/** Whether the version before had a name. */
function wasThere(code: string, name: string, context: NameContext, {names, declared}: OlderNames): boolean {
  const {kind} = findName(code, names, context);
  return kind === 'entry' || names.all.has(name) || declared().has(name);
}

const foreignNameHint = 'A name of another library belongs into config/foreignNames.ts.';

function faultText(code: string, name: string, candidates: readonly string[]): string {
  const nearest = candidates.length > 0 ? ` Is it "${closest(name, [...candidates])}"?` : '';
  const what = `\`${code}\` names "${name}", which the documented packages do not have.${nearest}`;
  return `${what} ${foreignNameHint}`;
}
