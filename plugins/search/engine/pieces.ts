import {betweenNames, endOfNames} from '../format';
import type {Piece} from './types';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

/** A word, from its first letter or digit to its last. */
const outer = /(?<word>[\p{L}\p{N}](?:.*[\p{L}\p{N}\p{M}])?)/su;

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (all, name: string) => entities[name] ?? all);
}

/**
 * An excerpt with its matches, from a text in which `<mark>` or `<em>` stand around them. It is read as text: every other
 * tag stays the letters that it is written with. What stands around a word that matches (`(sorting),`) is no match.
 */
export function parsePieces(excerpt: string): Piece[] {
  const parts = excerpt.replace(/\u200B/g, '').split(/<\/?(?:mark|em)>/);
  const pieces: {text: string; isMatch: boolean}[] = [];
  const add = (text: string, isMatch: boolean) => {
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += text;
    else if (text !== '') pieces.push({text, isMatch});
  };
  for (const [index, part] of parts.entries()) {
    const text = decode(part);
    const word = index % 2 === 1 ? outer.exec(text)?.groups?.word : undefined;
    const start = word === undefined ? text.length : text.indexOf(word);
    add(text.slice(0, start), false);
    if (word !== undefined) {
      add(word, true);
      add(text.slice(start + word.length), false);
    }
  }
  return pieces;
}

/** A text as one piece that matches nothing. */
export function plainPieces(text: string): Piece[] {
  return text === '' ? [] : [{text, isMatch: false}];
}

/** An excerpt without the names that stand before the text of a page; nothing when no match is behind them. */
export function withoutNames(pieces: readonly Piece[]): Piece[] {
  const index = pieces.findIndex(({text}) => text.includes(endOfNames));
  const found = pieces[index];
  if (!found) return pieces.some(({text}) => text.includes(betweenNames)) ? [] : [...pieces];
  const text = found.text.slice(found.text.indexOf(endOfNames) + endOfNames.length).trimStart();
  const after = [{...found, text}, ...pieces.slice(index + 1)].filter((piece) => piece.text !== '');
  return after.some(({isMatch}) => isMatch) ? after : [];
}
