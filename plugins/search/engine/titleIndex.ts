import type {TitledPage, TitlesFile} from '../format';
import {lettersOf} from './distance';
import {stem, wordsOf} from './words';

/** A text as the numbers of its words in the vocabulary, each word once. */
type Words = readonly number[];

/** A text of a page. */
export interface Field {
  readonly words: Words;
  /** How much a word in it tells about the page. */
  readonly weight: number;
}

/** A page with what it is compared by. */
export interface IndexedPage {
  readonly page: TitledPage;
  /** Its name in the navigation; the name of the product for a product's first page. */
  readonly names: readonly Words[];
  readonly fields: readonly Field[];
  readonly sections: readonly {
    readonly anchor: string;
    readonly title: string;
    readonly words: Words;
  }[];
}

/** A word that pages have. */
export interface KnownWord {
  readonly stem: string;
  readonly letters: number;
  /** How many pages have it. */
  readonly count: number;
}

/** All pages, and all words: a word of a question is compared once with each of these, however often pages have it. */
export interface TitleIndex {
  readonly pages: readonly IndexedPage[];
  readonly vocabulary: readonly KnownWord[];
  /** The number of a word in the vocabulary, by its stem. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** What a word weighs by where it stands. */
export const weights = {label: 1, title: 0.9, section: 0.75, description: 0.6, crumbs: 0.5} as const;

type Read = (...texts: readonly string[]) => Words;

function indexPage(page: TitledPage, read: Read): IndexedPage {
  const {path, title, label, crumbs, description} = page;
  const sections = page.sections.map(([anchor, text]) => ({anchor, title: text, words: read(text)}));
  const isFirst = /^[^/]+\/$/.test(path);
  const [product = title, topic] = title.split(' – ');
  const names = [label, ...(topic === undefined ? [] : [topic]), ...(isFirst ? [product] : [])];
  return {
    page,
    names: names.map((name) => read(name)),
    fields: [
      {words: read(label), weight: weights.label},
      {words: read(topic ?? title), weight: weights.label},
      {words: read(title), weight: isFirst ? weights.label : weights.crumbs},
      {words: read(...sections.map((section) => section.title)), weight: weights.section},
      {words: read(description), weight: weights.description},
      {words: read(...crumbs), weight: weights.crumbs},
    ],
    sections,
  };
}

/** Everything that the file of titles tells, ready to be compared. */
export function readTitles(file: TitlesFile): TitleIndex {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const stemmed = stem(word);
    const known = numbers.get(stemmed) ?? numbers.size;
    numbers.set(stemmed, known);
    return known;
  };
  const pages = file.pages.map((page) =>
    indexPage(page, (...texts) => [...new Set(texts.flatMap(wordsOf).map(numberOf))]),
  );
  const counts = new Map<number, number>();
  for (const {fields} of pages) {
    for (const one of new Set(fields.flatMap(({words}) => words)))
      counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const vocabulary = [...numbers].map(([stemmed, number]): KnownWord => ({
    stem: stemmed,
    letters: lettersOf(stemmed),
    count: counts.get(number) ?? 0,
  }));
  return {pages, vocabulary, numbers};
}
