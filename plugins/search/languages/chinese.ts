import wordsFile from '../dictionary/words.json';
import {createSegmenter, type WordRules} from './rules';

const letters = String.raw`\p{Script=Han}`;

/** Chinese. */
export const han = new RegExp(letters, 'u');

const segments = createSegmenter('zh');

/** Chinese words of the dictionary, most of which browsers do not know. */
const dictionaryWords: ReadonlySet<string> = new Set(
  Object.values(wordsFile)
    .flat()
    .flatMap((row) => row.split(' '))
    .filter((word) => han.test(word)),
);

/** Of how many pieces a word of the dictionary is made at most: 复, 选, 框. */
const maxPieces = 4;

/** Words of the dictionary are put together again. */
function words(text: string): string[] {
  const pieces = segments(text);
  const found: string[] = [];
  for (let at = 0; at < pieces.length;) {
    let count = Math.min(maxPieces, pieces.length - at);
    while (count > 1 && !dictionaryWords.has(pieces.slice(at, at + count).join(''))) count -= 1;
    found.push(pieces.slice(at, at + count).join(''));
    at += count;
  }
  return found;
}

export const chinese: WordRules = {
  stopWords: '的 了 在 和 与 或 是 有 中 里 怎么 怎样 如何 什么 吗 我 你 个 把 被 让 给 用 请',
  unspaced: {letters, segments, words},
};
