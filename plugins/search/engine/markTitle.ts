import type {Hit, Piece} from './types';
import {isUnspaced} from '../languages';
import {keywords, nameParts, stem} from './words';

/** From where to where something stands in a text. */
type Span = readonly [start: number, end: number];

/**
 * Makes what shows the words of a question in titles and names: whole words of the same stem, what the question has of a
 * longer one, and the parts of a name in code (`colMenu` in `disableColumnMenu`).
 *
 * @param query - with its words put right
 */
export function titleMarker(query: string): (title: string) => readonly Piece[] {
  const words = keywords(query);
  const parts = words.length === 1 ? nameParts(query.trim()) : [];
  const wanted = [...new Set([...words, ...parts])];
  return (title) => {
    const taken = wanted.flatMap((word) => findSpans(title, word));
    return cut(title, taken.length > 0 ? taken : within(title, words));
  };
}

/** The result with its titles marked. */
export function withMarkedTitles(hit: Hit, mark: (title: string) => readonly Piece[]): Hit {
  return {
    ...hit,
    titlePieces: mark(hit.title),
    sections: hit.sections.map((section) => ({...section, titlePieces: mark(section.title)})),
  };
}

/** Where a word stands in a title: at the beginning of a word or of a part of a name, Chinese anywhere. */
function findSpans(title: string, word: string): Span[] {
  if (isUnspaced(word)) return everywhere(title, word);
  const stemmed = stem(word);
  const written = [...title.matchAll(/[\p{L}\p{N}]+/gu)];
  const whole = written
    .filter(([text]) => stem(text.toLowerCase()) === stemmed)
    .map(({0: text, index}): Span => [index, index + text.length]);
  if (whole.length > 0) return whole;
  // One letter begins too much.
  return word.length < 2 ? [] : everywhere(title, word).filter(([start]) => isBeginning(title, start));
}

/** A name in code has what was written somewhere else, too. */
function within(title: string, [word = '', ...others]: readonly string[]): Span[] {
  return others.length > 0 || word.length < 3 || /\s/.test(title) ? [] : everywhere(title, word).slice(0, 1);
}

function everywhere(title: string, word: string): Span[] {
  const lower = title.toLowerCase();
  const spans: Span[] = [];
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length))
    spans.push([at, at + word.length]);
  return spans;
}

/** Whether a word, or a part of a name (`Menu` of `columnMenu`), begins there. */
function isBeginning(title: string, at: number): boolean {
  const before = title.charAt(at - 1);
  return !/[\p{L}\p{N}]/u.test(before) || (/\p{Lu}/u.test(title.charAt(at)) && !/\p{Lu}/u.test(before));
}

/** A text cut at spans, of which some may touch or overlap. */
function cut(text: string, spans: readonly Span[]): Piece[] {
  const joined: Span[] = [];
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && start <= last[1]) joined.splice(-1, 1, [last[0], Math.max(last[1], end)]);
    else joined.push([start, end]);
  }
  const starts = [0, ...joined.map(([, end]) => end)];
  const pieces = starts.flatMap((from, index): Piece[] => {
    const [start, end] = joined[index] ?? [text.length, text.length];
    return [
      {text: text.slice(from, start), isMatch: false},
      {text: text.slice(start, end), isMatch: true},
    ];
  });
  return pieces.filter((piece) => piece.text !== '');
}
