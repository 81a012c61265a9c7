/** Words of a language that writes no spaces between them. */
const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

/**
 * The words of a text for comparison: lower case, Chinese cut into words.
 */
export function wordsOf(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}_]+/gu)].flatMap(([run]) =>
    /\p{Script=Han}/u.test(run)
      ? [...segmenter.segment(run)].filter(({isWordLike}) => isWordLike).map(({segment}) => segment)
      : [run],
  );
}
