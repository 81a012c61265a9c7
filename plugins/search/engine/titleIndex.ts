import type {TitledPage, TitlesFile} from '../format';
import {findAliases, type Alias} from './dictionary';
import {toPhrase} from './phrase';
import {textReader, type TextReader} from './textReader';

/** A text as the numbers of its words in the vocabulary, each word once. */
type Words = readonly number[];

/** A text of a page. */
export interface Field {
  readonly words: Words;
  /** How much a word in it tells about the page. */
  readonly weight: number;
}

/** What a page may be called. */
export interface Name {
  readonly words: Words;
  /** How far it is from the page's own name: 0 is that name, the others are those of the dictionary. */
  readonly distance: number;
}

/** A page with what it is compared by. */
export interface IndexedPage {
  readonly page: TitledPage;
  /** Its name in the navigation; the name of the product for a product's first page; then those of the dictionary. */
  readonly names: readonly Name[];
  readonly fields: readonly Field[];
  /** Its title and its headings as phrases. */
  readonly phrases: {readonly title: string; readonly sections: string};
  readonly sections: readonly {
    readonly anchor: string;
    readonly title: string;
    readonly words: Words;
  }[];
}

/** A word that pages have. */
export interface KnownWord {
  readonly stem: string;
  /** How many pages have it. */
  readonly count: number;
}

/** All pages, and all words: a word of a question is compared once with each of these, however often pages have it. */
export interface TitleIndex {
  readonly pages: readonly IndexedPage[];
  readonly vocabulary: readonly KnownWord[];
  /** The number of a word in the vocabulary, by its stem. */
  readonly numbers: ReadonlyMap<string, number>;
  /** How many pages have a word, as it is written. */
  readonly words: ReadonlyMap<string, number>;
  /** Stems of the words that stand in pages, without those of the dictionary. */
  readonly written: ReadonlySet<string>;
}

/** What a word weighs by where it stands. */
const weights = {
  label: 1,
  title: 0.9,
  section: 0.75,
  description: 0.6,
  crumbs: 0.5,
  alias: 0.9,
} as const;

/** Makes numbers of words. */
type ToNumbers = (stems: readonly string[]) => Words;

function indexPage(
  page: TitledPage,
  aliases: readonly Alias[],
  {getWords, getStems, stem}: TextReader,
  toNumbers: ToNumbers,
): IndexedPage {
  const {path, title, label, crumbs, description} = page;
  const read = (...texts: readonly string[]) =>
    toNumbers(texts.flatMap((text) => getWords(text).map((word) => stem(word))));
  const sections = page.sections.map(([anchor, text]) => ({anchor, title: text, words: read(text)}));
  const isFirst = /^[^/]+\/$/.test(path);
  const [product = title, topic] = title.split(' – ');
  const names = [label, ...(topic === undefined ? [] : [topic]), ...(isFirst ? [product] : [])];
  return {
    page,
    names: [
      ...names.map((name) => ({words: toNumbers(getStems(name)), distance: 0})),
      ...aliases.map(({name, place}) => ({words: toNumbers(getStems(name)), distance: place + 1})),
    ],
    fields: [
      {words: read(label), weight: weights.label},
      {words: read(topic ?? title), weight: weights.label},
      {words: read(title), weight: isFirst ? weights.label : weights.crumbs},
      {words: read(...sections.map((section) => section.title)), weight: weights.section},
      {words: read(description), weight: weights.description},
      {words: read(...crumbs), weight: weights.crumbs},
      ...aliases.map(({name}) => ({words: read(name), weight: weights.alias})),
    ],
    phrases: {
      title: toPhrase(getStems(label), getStems(topic ?? title)),
      sections: toPhrase(...sections.map((section) => getStems(section.title))),
    },
    sections,
  };
}

/** Everything that the file of titles tells, ready to be compared. */
export function readTitles(file: TitlesFile): TitleIndex {
  const reader = textReader();
  const numbers = new Map<string, number>();
  const toNumber = (stemmed: string): number => {
    const known = numbers.get(stemmed) ?? numbers.size;
    numbers.set(stemmed, known);
    return known;
  };
  const aliases = findAliases(new Set(file.pages.map(({path}) => path)));
  const pages = file.pages.map((page) =>
    indexPage(page, aliases.get(page.path) ?? [], reader, (stems) => [...new Set(stems.map(toNumber))]),
  );
  const words = countWords(file, reader);
  const written = new Set([...words.keys()].map(reader.stem));
  for (const {name} of [...aliases.values()].flat()) {
    for (const word of reader.getWords(name)) if (!words.has(word)) words.set(word, 0);
  }
  const counts = new Map<number, number>();
  for (const {fields} of pages) {
    for (const one of new Set(fields.flatMap((field) => field.words)))
      counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const vocabulary = [...numbers].map(([stemmed, number]): KnownWord => ({
    stem: stemmed,
    count: counts.get(number) ?? 0,
  }));
  return {pages, vocabulary, numbers, words, written};
}

/** How many pages have each word in what the file tells of them. */
function countWords({pages}: TitlesFile, {getWords}: TextReader): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {title, label, crumbs, description, sections} of pages) {
    const texts = [title, label, ...crumbs, description, ...sections.map(([, text]) => text)];
    for (const word of new Set(texts.flatMap(getWords))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
