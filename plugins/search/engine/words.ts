import wordsFile from '../dictionary/words.json';

/** Words that say nothing about what is searched. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be by can do does for from get has have how i if in is it its me my not of on or ' +
    'should so than that the their them then there these this to use using was what when where which who why ' +
    'will with you your mui react 的 了 在 和 与 或 是 有 中 里 怎么 怎样 如何 什么 吗 我 你 个 把 被 让 给 用 请'
  ).split(' '),
);

/** Chinese. */
export const han = /\p{Script=Han}/u;

/** A word with the ending cut off, so that `sorted`, `sorting` and `sort` are the same. Only for comparing. */
export function stem(word: string): string {
  if (han.test(word) || word.length < 4) return word;
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

let segmenter: Intl.Segmenter | undefined;

/** Chinese words of the dictionary, most of which browsers do not know. */
const dictionaryWords: ReadonlySet<string> = new Set(
  Object.values(wordsFile)
    .flat()
    .flatMap((row) => row.split(' '))
    .filter((word) => han.test(word)),
);

/** Of how many pieces a word of the dictionary is made at most: 复, 选, 框. */
const mostPieces = 4;

/** Chinese without spaces, cut into words. */
function hanWords(text: string): string[] {
  segmenter ??= new Intl.Segmenter('zh', {granularity: 'word'});
  const pieces = [...segmenter.segment(text)]
    .filter(({isWordLike}) => isWordLike)
    .map(({segment}) => segment);
  const words: string[] = [];
  for (let at = 0; at < pieces.length;) {
    let count = Math.min(mostPieces, pieces.length - at);
    while (count > 1 && !dictionaryWords.has(pieces.slice(at, at + count).join(''))) count -= 1;
    words.push(pieces.slice(at, at + count).join(''));
    at += count;
  }
  return words;
}

/** All words of a text in lower case, Chinese cut into words. */
export function wordsOf(text: string): string[] {
  const bare = text.toLowerCase().replace(/(?<=\w)[’']s\b/g, '');
  // A number is one word with its separators: 100 is neither 100,000 nor 100%.
  const runs = bare.match(/\p{Script=Han}+|\d+(?:[.,]\d+)*%?(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu) ?? [];
  return runs.flatMap((run) => (han.test(run) ? hanWords(run) : [run]));
}

/** Those words that say something, unless there are none. */
export function telling(words: readonly string[]): string[] {
  const some = words.filter((word) => !stopWords.has(word));
  return some.length > 0 ? some : [...words];
}

/** What a question is about: its words without those that say nothing, unless there are no others. */
export function keywords(query: string): string[] {
  return telling([...new Set(wordsOf(query))]);
}
