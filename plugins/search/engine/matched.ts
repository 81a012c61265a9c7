import {parsePieces} from './pieces';
import type {PagefindData} from './pagefindTypes';
import {isUnspaced} from '../languages';
import {stem} from './words';

/**
 * Whether a page really has one of some words. For a word that no page has, Pagefind finds what its first letters are the
 * beginning of.
 */
export function hasWord({excerpt, sub_results: sections}: PagefindData, words: readonly string[]): boolean {
  const pieces = [excerpt, ...sections.map((section) => section.excerpt)].map(parsePieces);
  const marked = pieces
    .flat()
    .filter((piece) => piece.isMatch)
    .map(({text}) => text.toLowerCase());
  const texts = pieces.map((excerpted) => excerpted.map(({text}) => text).join(''));
  return words.some((word) =>
    // The index cuts Chinese in its own way, and marks a part of a word.
    isUnspaced(word)
      ? marked.length > 0 && texts.some((text) => text.includes(word))
      : marked.some((text) => isForm(text, word)),
  );
}

/** Whether two words are forms of one: `translated` and `translate`, `virtual` and `virtualization`. */
function isForm(text: string, word: string): boolean {
  const isStart = text.length >= 5 && text.length * 2 >= word.length && word.startsWith(text);
  return isStart || text.includes(stem(word));
}
