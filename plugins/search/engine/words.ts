import {isUnspaced, stopWords, unspacedRuns, cutIntoWords} from '../languages';

export {han} from '../languages/chinese';

/** A word with the ending cut off, so that `sorted`, `sorting` and `sort` are the same. Only for comparing. */
export function stem(word: string): string {
  if (isUnspaced(word) || word.length < 4) return word;
  const short = word
    .replace(/(?<=[^aeiou])ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=\w{4})(?:ation|ate|ing|ed|able)$/, '')
    .replace(/(?<=\w{3})(?:ing|ed)$/, '')
    .replace(/(?<=\w{4})(?:ion|or|er)$/, '');
  return short.replace(/([^aeiouls])\1$/, '$1').replace(/(?<=\w{3})e$/, '');
}

/** The parts of a name: `columnMenu` → column, menu; `MuiDataGrid-root` → mui, data, grid, root. */
export function nameParts(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((part) => part.toLowerCase());
}

/** Letters that stand together. A number is one word with its separators: 100 is neither 100,000 nor 100%. */
const runs = new RegExp(
  String.raw`${unspacedRuns}|\d+(?:[.,]\d+)*%?(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*`,
  'gu',
);

/** All words of a text in lower case; where a language writes no spaces, as its rules cut it. */
export function splitWords(text: string): string[] {
  const bare = text.toLowerCase().replace(/(?<=\w)[’']s\b/g, '');
  return (bare.match(runs) ?? []).flatMap(cutIntoWords);
}

/** Those words that say something, unless there are none. */
export function telling(words: readonly string[]): string[] {
  const some = words.filter((word) => !stopWords.has(word));
  return some.length > 0 ? some : [...words];
}

/** What a question is about: its words without those that say nothing, unless there are no others. */
export function keywords(query: string): string[] {
  return telling([...new Set(splitWords(query))]);
}
