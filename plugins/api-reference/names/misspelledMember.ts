import {closest, distance} from 'fastest-levenshtein';
import type {ApiNames} from './apiNames';
import {contextPages, type NameContext} from './findName';
import {readCode} from './readCode';

/** Shorter names are too near to each other, and to words of other things. */
const shortest = 5;

/** From this length on, two letters may be wrong. */
const long = 8;

const letters = (name: string) => [...name].sort().join('');

/** Whether a name is another one with a slip: letters that changed places, one that is wrong, in a long name two. */
function isSlip(name: string, other: string): boolean {
  if (other.length < shortest) return false;
  const far = distance(name, other);
  return far === 1 || (far === 2 && (name.length >= long || letters(name) === letters(other)));
}

/**
 * A name in lower case that the model has nowhere, and that almost spells a prop, slot or method of the page's
 * components. Its form alone does not say that it should be one of them: it may be a variable or a value.
 */
export function misspelledMember(
  code: string,
  names: ApiNames,
  context: NameContext,
): {name: string; near: string} | undefined {
  const reading = readCode(code);
  if (reading?.kind !== 'name') return undefined;
  const {name} = reading;
  if (name.length < shortest || !/^[a-z]/.test(name) || names.all.has(name)) return undefined;
  const pages = contextPages(names, context);
  const members = pages.flatMap(({members: pageMembers, slots}) => [...pageMembers, ...slots]);
  const methods = context.product === 'data-grid' && pages.length > 0 ? names.methods : [];
  const near = [...members, ...methods].filter((each) => isSlip(name, each));
  return near.length > 0 ? {name, near: closest(name, near)} : undefined;
}
