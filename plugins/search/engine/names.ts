import {groupBy} from '../../../src/lib/groupBy';
import {flagsIn, productAt, getProduct, type ProductId} from '../../../src/navigation';
import {plans, type NamedPage, type SearchPart} from '../format';
import {fits, matchName, matchTypo, readNameQuery, type NameQuery} from './matchName';
import type {IndexedName, NameIndex} from './nameIndex';
import {plainPieces} from './pieces';
import {namesByWords} from './namesByWords';
import {kindScore, memberShare, nameScale, type Scored} from './scoredNames';
import type {Hit} from './types';

/** Score of a name of one word, which may mean something else. */
const wordNameScale = 180;

/** Results of one question; the reader writes on rather than reading so many. */
const maxHits = 24;

/** Components that have one member, each a result of its own; more would be the same again. */
const maxOwners = 3;

/** Where the pages of the names are. */
type Part = Pick<SearchPart, 'base' | 'version'>;

/** What is left of the score of a name that only begins with, or contains, the subject of a question. */
const subjectShare = 0.55;

/** What else is known about a question. */
export interface NameOptions {
  /** It with its words put right; a name that is written in one has a spelling of its own. */
  readonly spelled: string;
  /** Whether it is a word of every day, which pages are about. */
  readonly isSubject: boolean;
  /** The product of the page at hand. */
  readonly about: ProductId | null;
}

/** The names that fit a question, best first. */
export function findNames(
  query: string,
  index: NameIndex,
  part: Part,
  {spelled, isSubject, about}: NameOptions,
): Hit[] {
  return scoreNames(query, index, {spelled, isSubject})
    .slice(0, maxHits)
    .flatMap((one) => toHits(one, part, about))
    .sort((a, b) => b.score - a.score);
}

/** The names that fit a question with how well they do, best first; of equals the shorter one. */
export function scoreNames(
  query: string,
  index: NameIndex,
  {spelled, isSubject}: Omit<NameOptions, 'about'>,
): Scored[] {
  const written = readNameQuery(query);
  const scored = written ? byName(written, index, isSubject) : namesByWords(spelled, index);
  return scored.sort((a, b) => b.score - a.score || a.name.lower.length - b.name.lower.length);
}

function byName(query: NameQuery, {names}: NameIndex, isSubject: boolean): Scored[] {
  const compare = (match: typeof matchName) =>
    names.flatMap((name): Scored[] => {
      const fit = match(query, name);
      if (fit === 0) return [];
      const owner = fitsBefore(query, name);
      if (query.before !== undefined && owner === undefined && fit < fits.exact) return [];
      const bonus = query.before !== undefined && owner !== undefined ? 10 : 0;
      // A word of every day may be a name, too: then a page that is called so comes first.
      const scale = name.parts.length > 1 ? nameScale : wordNameScale;
      const part = isSubject && fit < fits.whole ? subjectShare : owner === undefined ? memberShare(name) : 1;
      const score = part * scale * fit + kindScore(name) + bonus;
      return [{name, score, ...(owner !== undefined && owner !== '' && {owner})}];
    });
  const found = compare(matchName);
  const isSure = isSubject || found.some(({score}) => score >= wordNameScale * fits.prefix - 1);
  return isSure ? found : [...found, ...compare(matchTypo)];
}

/** Whether what stands before a name is its kind (`''`) or a component that has it (its name). */
function fitsBefore({before}: NameQuery, {member, pages}: IndexedName): string | undefined {
  if (before === undefined || member === undefined) return undefined;
  const kinds: Readonly<Record<string, string>> = {
    slots: 'slot',
    slotprops: 'slot',
    classes: 'class',
    current: 'method',
    apiref: 'method',
    props: 'prop',
  };
  const lower = before.toLowerCase();
  if (kinds[lower] === member) return '';
  return pages.find(([name]) => name.toLowerCase() === lower)?.[0];
}

/** A name as results: of a member with several owners the best ones, without the dearer forms of one component. */
function toHits({name, score, owner: wanted}: Scored, {base, version}: Part, about: ProductId | null): Hit[] {
  const families = groupBy(name.pages, ([owner]) => owner.replace(/(Pro|Premium)$/, ''));
  const isAbout = (pages: readonly NamedPage[]) =>
    pages.some(([, , path]) => about !== null && getProduct(base + path).productId === about);
  const isWanted = ([owner]: NamedPage) => owner === wanted;
  const rank = (pages: readonly NamedPage[]) => 2 * Number(pages.some(isWanted)) + Number(isAbout(pages));
  const best = [...families.values()].sort((a, b) => rank(b) - rank(a)).slice(0, maxOwners);
  return best.map((pages, place): Hit => {
    const first = pages.find(isWanted) ?? pages[0];
    const [, kind = 'component', path = '', plan = 0, description = ''] = first ?? [];
    const dearest = name.member && families.size === 1 ? Math.max(name.plan, plan) : plan;
    const address = base + path + name.hash;
    return {
      address,
      title: name.name,
      kind: name.member ?? kind,
      trail: name.member && kind !== 'list' ? pages.map(([owner]) => owner) : [],
      product: productAt(base + path),
      version,
      flags: flagsIn({plan: plans[dearest]}),
      excerpt: name.member ? [] : plainPieces(description),
      sections: [],
      // The next owners stand behind other names that fit as well.
      score: score - place * 12,
    };
  });
}
