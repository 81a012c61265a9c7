import type {PageModel} from '../pageModel';
import {findAll, readable, splitSentences, type Finding, type Pattern} from './blocks';

const emphasis: readonly Pattern[] = [
  {
    pattern: /\*\*/g,
    message: 'bold that Markdown does not see; put the punctuation outside of the asterisks',
  },
];

/** Asterisks that stay visible: beside full-width punctuation, for one, Markdown does not read them as bold. */
export function checkEmphasis({blocks}: PageModel): Finding[] {
  return findAll(blocks, emphasis);
}

/** Words from which on a sentence is no name, heading, or value that may be the same in two languages. */
const minSentenceWords = 4;

/**
 * No sentence is that of the English page.
 *
 * @param names - what stays in English
 */
export function checkUntranslated(source: PageModel, page: PageModel, names: RegExp): Finding[] {
  const countWords = (text: string) => text.replace(names, '').match(/\p{L}+/gu)?.length ?? 0;
  const english = new Set(source.blocks.flatMap(splitSentences).map(({text}) => text.trim()));
  return page.blocks
    .flatMap(splitSentences)
    .filter(({text}) => english.has(text.trim()) && countWords(text) >= minSentenceWords)
    .map(({text, line}) => ({line, message: `sentence in English: "${readable(text)}"`}));
}
