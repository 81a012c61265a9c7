import {flagsIn, productAt} from '../../../src/navigation';
import type {SearchPart, TitledPage} from '../format';
import {plainPieces} from './pieces';
import {hasPhrase, toPhrase} from './phrase';
import {bestFit, readTerms, type Term} from './terms';
import type {IndexedPage, TitleIndex} from './titleIndex';
import {maxSections, type Hit, type SectionHit} from './types';
import {stem} from './words';

/** Score of a page whose titles have every word of a question. */
const titleScale = 100;

/** Score of a page that is called exactly what was asked for: below an exact name of the API, above everything else. */
const calledSo = 188;

/** What the name of a page adds when all of its words are in the question. */
const namedBonus = 25;

/** What a name of the dictionary is below the page's own one, and each further page of an entry below the one before. */
const aliasStep = 4;

/**
 * How far above others of its own name a page is that the dictionary has first for this name: more than their texts can
 * add to them (`merge.ts`).
 */
const meantSteps = 5;

/** What each further part of its address takes from a page that is called so: of several the general one comes first. */
const depthStep = 2;

/** What it adds that the question stands in a title or a heading as it was written. */
const phraseBonuses = {title: 25, section: 20} as const;

/** What is left of the score of a list of the API: its headings have every subject, and explain none. */
const listShare = 0.7;

/** Pages whose sections are compared. Those below are shown only for what their text says, which has sections of its own. */
const maxWithSections = 40;

function pageFit(terms: readonly Term[], {fields}: IndexedPage): number {
  let sum = 0;
  let total = 0;
  for (const term of terms) {
    total += term.weight;
    sum += term.weight * Math.max(...fields.map(({words, weight}) => weight * bestFit(term, words)));
  }
  return total === 0 ? 0 : sum / total;
}

/** Share of the words of the page's own name that the question has. */
function nameFit(terms: readonly Term[], {names}: IndexedPage): number {
  const exactNames = names.filter(({distance}) => distance === 0);
  const shares = exactNames.map(({words}) => {
    const met = words.filter((number) => terms.some(({fits}) => (fits[number] ?? 0) >= 0.8));
    return words.length === 0 ? 0 : met.length / words.length;
  });
  return Math.max(...shares);
}

/**
 * How far the question is from the page's own name; below zero where the dictionary has the page first for that name.
 *
 * @returns `undefined` when the page is not called so at all
 */
function calledFrom(terms: readonly Term[], {names}: IndexedPage, {numbers}: TitleIndex): number | undefined {
  const asked = terms.map(({stem: stemmed}) => numbers.get(stemmed));
  const found = names.filter(
    ({words}) => words.length === asked.length && words.every((number) => asked.includes(number)),
  );
  if (found.length === 0) return undefined;
  const distances = found.map(({distance}) => distance);
  const isMeant = distances.includes(0) && distances.includes(1);
  return Math.min(...distances) - (isMeant ? meantSteps : 0);
}

/** The sections whose headings have the words that tell most, best first. */
function findSections(terms: readonly Term[], {sections, page}: IndexedPage, base: string): SectionHit[] {
  const total = terms.reduce((sum, {weight}) => sum + weight, 0);
  return sections
    .map(({anchor, title, words}) => {
      const fit = terms.reduce((sum, term) => sum + term.weight * bestFit(term, words), 0) / total;
      return {fit, hit: {address: `${base}${page.path}#${anchor}`, title, excerpt: []}};
    })
    .filter(({fit}) => fit >= 0.3)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, maxSections)
    .map(({hit}) => hit);
}

/** Whether a question is one word that headings have: then it is rather a subject than the start of a name. */
export function isSubject(query: string, {numbers}: TitleIndex): boolean {
  const bare = query.trim();
  return /^[a-z]+$/.test(bare) && numbers.has(stem(bare));
}

/** Least score of a page that is worth showing. */
const leastScore = 18;

function pageScore(terms: readonly Term[], phrase: string, indexed: IndexedPage, index: TitleIndex): number {
  const fit = pageFit(terms, indexed);
  const distance = calledFrom(terms, indexed, index);
  const depth = indexed.page.path.split('/').length;
  if (distance !== undefined) return calledSo - aliasStep * distance + 5 * fit - depthStep * depth;
  const part = indexed.page.path.startsWith('api/') ? listShare : 1;
  return part * (fit * (titleScale + namedBonus * nameFit(terms, indexed)) + phraseBonus(phrase, indexed));
}

function phraseBonus(phrase: string, {phrases}: IndexedPage): number {
  if (hasPhrase(phrases.title, phrase)) return phraseBonuses.title;
  return hasPhrase(phrases.sections, phrase) ? phraseBonuses.section : 0;
}

/** The pages whose titles, headings and descriptions fit a question, best first. */
export function findTitles(
  query: string,
  index: TitleIndex,
  {base, version}: Pick<SearchPart, 'base' | 'version'>,
): Hit[] {
  const terms = readTerms(query, index);
  if (terms.length === 0) return [];
  const phrase = toPhrase(terms.map((term) => term.stem));
  return index.pages
    .map((indexed) => ({indexed, score: pageScore(terms, phrase, indexed, index)}))
    .filter(({score}) => score >= leastScore)
    .sort((a, b) => b.score - a.score)
    .map(({indexed, score}, place): Hit => ({
      ...pageHit(indexed.page, base, version),
      score,
      sections: place < maxWithSections ? findSections(terms, indexed, base) : [],
    }));
}

/** A page as a result without a score. */
export function pageHit(page: TitledPage, base: string, version: string): Omit<Hit, 'score'> {
  const {path, title, label, groupedLabel = label, crumbs, description} = page;
  return {
    address: base + path,
    title: crumbs.length === 0 ? title : groupedLabel,
    kind: 'page',
    trail: crumbs,
    product: productAt(base + path),
    version,
    flags: flagsIn(page),
    excerpt: plainPieces(description),
    sections: [],
  };
}
