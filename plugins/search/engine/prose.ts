import {plans} from '../format';
import {synonyms} from './dictionary';
import {hasWord} from './matched';
import type {Pagefind, PagefindData, PagefindResult} from './pagefindTypes';
import {parsePieces, withoutNames} from './pieces';
import {rank, type Results} from './rank';
import {maxSections, type Hit, type SearchScope} from './types';
import {keywords, stem} from './words';

/** A page whose text has words of the question. */
export interface ProseHit extends Pick<Hit, 'address' | 'title' | 'version' | 'excerpt' | 'sections'> {
  readonly isApi: boolean;
  /** How well it fits, from 0 to 1. */
  readonly fit: number;
}

/** Searches the text of the pages: Pagefind, or a service in its place. */
export interface ProseEngine {
  /** Rejects when it cannot be reached, or when the question was given up. */
  readonly search: (
    query: string,
    scope: SearchScope,
    signal: AbortSignal,
    words: KnownWords,
  ) => Promise<readonly ProseHit[]>;
}

/** What titles and headings tell about the words of a question. */
export interface KnownWords {
  /** Whether pages have a word for sure. */
  readonly isWritten: (word: string) => boolean;
  /** What was probably meant by a word that nothing has. */
  readonly corrections: ReadonlyMap<string, string>;
}

/**
 * Pages whose text is read for an answer, by kind; the others are too far down to be seen. Each kind has its own share:
 * the many pages of the API have every word, and would leave no place to the pages that explain it.
 */
const maxPages = {page: 8, api: 4} as const;

const maxWords = 7;

/** The filters of Pagefind for a scope: of several values of one filter any will do. */
export function filtersFor(scope: SearchScope): Readonly<Record<string, unknown>> {
  const {version, allVersions, product, plan} = scope;
  return {
    ...(!allVersions && {version}),
    ...(product && {product}),
    ...(plan && plan !== 'premium' && {plan: {any: plans.slice(0, plans.indexOf(plan) + 1)}}),
  };
}

/** A word of a question, and the pages that have it or, where none has it, what else it may be called. */
interface Asked {
  readonly words: readonly string[];
  readonly results: Results;
}

/**
 * The pages whose text answers a question. Each word is asked for by itself, because Pagefind finds only pages that have
 * all words: what the words tell is then added up, so that a page with the rare ones is before a page with the common ones.
 * Pages of the API, which are found by their names, must have all words.
 */
export async function findProse(
  pagefind: Pagefind,
  query: string,
  scope: SearchScope,
  signal: AbortSignal,
  known: KnownWords,
): Promise<ProseHit[]> {
  const words = keywords(query).slice(0, maxWords);
  if (words.length === 0) return [];
  const ask = async (text: string, kind: 'page' | 'api'): Promise<Results> =>
    (await pagefind.search(text, {filters: {...filtersFor(scope), kind}})).results;
  const whole = words.join(' ');
  const [together, api, asked] = await Promise.all([
    words.length > 1 ? ask(whole, 'page') : [],
    ask(whole, 'api'),
    Promise.all(words.map((word) => askWord(word, known, (text) => ask(text, 'page')))),
  ]);
  signal.throwIfAborted();
  const pages = rank(
    asked.map(({results}) => results),
    together,
  );
  const best = [...pages.slice(0, maxPages.page), ...rank([api], []).slice(0, maxPages.api)];
  const texts = await Promise.all(best.map(({best: result}) => result.data()));
  signal.throwIfAborted();
  const meant = asked.flatMap((one) => one.words);
  return texts
    .map((data, index) => ({data, fit: best[index]?.fit ?? 0}))
    .filter(({data}) => hasWord(data, meant))
    .map(({data, fit}) => toHit(data, fit));
}

async function askWord(
  word: string,
  {isWritten, corrections}: KnownWords,
  ask: (text: string) => Promise<Results>,
): Promise<Asked> {
  const results = await ask(word);
  const [first] = results;
  if (first && (isWritten(word) || hasWord(await first.data(), [word]))) return {words: [word], results};
  const others = [...(synonyms.get(stem(word)) ?? []), corrections.get(word) ?? []].flat();
  const answers = await Promise.all(others.map(ask));
  const best = new Map<string, PagefindResult>();
  for (const result of answers.flat()) {
    if ((best.get(result.id)?.score ?? 0) < result.score) best.set(result.id, result);
  }
  return {words: [word, ...others], results: [...best.values()].sort((a, b) => b.score - a.score)};
}

function toHit({url, meta, excerpt, filters, sub_results: sections}: PagefindData, fit: number): ProseHit {
  const found = sections
    .filter((section) => section.url.includes('#'))
    .sort((a, b) => b.locations.length - a.locations.length)
    .slice(0, maxSections);
  return {
    address: url,
    title: meta.title ?? url,
    isApi: filters.kind?.includes('api') ?? url.includes('/api/'),
    version: filters.version?.[0] ?? 'current',
    excerpt: withoutNames(parsePieces(excerpt)),
    sections: found.map((section) => ({
      address: section.url,
      title: section.title,
      excerpt: parsePieces(section.excerpt),
    })),
    fit,
  };
}
