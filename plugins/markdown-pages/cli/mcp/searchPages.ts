import {segmentsOfRun} from '../../../search/build';
import type {IndexedPage} from './pages';

/** The words of a text for comparison: lower case, and as the rules of a language without spaces cut it. */
export function wordsOf(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*/gu)].flatMap(([run]) =>
    segmentsOfRun(run),
  );
}

/** A page with its Markdown. */
export interface PageText extends IndexedPage {
  readonly text: string;
}

/** What a word counts by the place where it stands. */
const weights = {title: 12, heading: 5, description: 4, text: 1};

/** More of the same word in a text says little. */
const mostInText = 5;

interface PageWords {
  readonly page: PageText;
  readonly title: readonly string[];
  readonly headings: readonly string[];
  readonly description: readonly string[];
  readonly text: ReadonlyMap<string, number>;
}

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The words of all pages, read once for all queries. */
export function indexWords(pages: readonly PageText[]): PageWords[] {
  return pages.map((page) => ({
    page,
    title: wordsOf(page.title),
    headings: wordsOf([...page.text.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading]) => heading).join('\n')),
    description: wordsOf(page.description),
    text: counted(wordsOf(page.text)),
  }));
}

function hits(words: readonly string[], term: string): number {
  return words.includes(term) ? 1 : words.some((word) => word.startsWith(term)) ? 0.5 : 0;
}

function termScore({title, headings, description, text}: PageWords, term: string): number {
  return (
    weights.title * hits(title, term) +
    weights.heading * hits(headings, term) +
    weights.description * hits(description, term) +
    weights.text * Math.min(text.get(term) ?? 0, mostInText)
  );
}

/** The line with most of the terms, at most 200 characters of it. */
function excerptOf(text: string, terms: readonly string[]): string {
  let best = {count: 0, line: ''};
  for (const line of text.split('\n').slice(1)) {
    const words = new Set(wordsOf(line));
    const count = terms.filter((term) => words.has(term)).length;
    if (count > best.count) best = {count, line: line.trim()};
  }
  return best.line.length > 200 ? `${best.line.slice(0, 199)}…` : best.line;
}

/**
 * Pages by how well they fit a query, each with the line of it that says most about the query: rare words count more, and
 * a page with all words stands above one with some.
 *
 * @param limit - most pages to return
 */
export function searchPages(query: string, pages: readonly PageWords[], limit: number) {
  const terms = [...new Set(wordsOf(query))];
  const rarity = terms.map((term) => {
    const having = pages.filter((page) => termScore(page, term) > 0).length;
    return Math.log(1 + pages.length / (1 + having));
  });
  return pages
    .map((words) => {
      const scores = terms.map((term, index) => termScore(words, term) * (rarity[index] ?? 0));
      const found = scores.filter((score) => score > 0).length;
      const sum = scores.reduce((total, score) => total + score, 0);
      return {words, score: terms.length === 0 ? 0 : sum * (found / terms.length) ** 2};
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.words.page.path.localeCompare(b.words.page.path, 'en'))
    .slice(0, limit)
    .map(({words: {page}, score}) => {
      return {...page, score, excerpt: excerptOf(page.text, terms)};
    });
}
