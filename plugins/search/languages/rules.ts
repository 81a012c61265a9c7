/** What the search has to know of a language. */
export interface WordRules {
  /** Words that say nothing about what is searched, with a space between them. */
  readonly stopWords?: string;
  /** Where it writes no spaces between words: how they are told apart. */
  readonly unspaced?: UnspacedRules;
}

export interface UnspacedRules {
  /** What only its words are written in, for a regular expression with the flag `u`: `\p{Script=Han}`. */
  readonly letters: string;
  /** Words as a segmenter has them that knows nothing of the subject. */
  readonly segments: (text: string) => string[];
  /** Words as they are searched for; absent where these are the segments. */
  readonly words?: (text: string) => string[];
}

/**
 * Cuts texts into words with what the browser, or Node, knows of a language.
 *
 * @param language - its tag, or `und` for that of the letters
 */
export function createSegmenter(language: string): (text: string) => string[] {
  // Few questions need one, and it is made of large tables.
  let segmenter: Intl.Segmenter | undefined;
  return (text) => {
    segmenter ??= new Intl.Segmenter(language, {granularity: 'word'});
    return [...segmenter.segment(text)].filter(({isWordLike}) => isWordLike).map(({segment}) => segment);
  };
}
