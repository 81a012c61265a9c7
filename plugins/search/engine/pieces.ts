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

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (all, name: string) => entities[name] ?? all);
}

/**
 * An excerpt with its matches, from a text in which `<mark>` or `<em>` stand around them. It is read as text: every other
 * tag stays the letters that it is written with.
 */
export function piecesOf(excerpt: string): Piece[] {
  const parts = excerpt.replace(/\u200B/g, '').split(/<\/?(?:mark|em)>/);
  return parts
    .map((text, index) => ({text: decode(text), isMatch: index % 2 === 1}))
    .filter(({text}) => text !== '');
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
