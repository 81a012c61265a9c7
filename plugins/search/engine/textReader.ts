import {stem, telling, splitWords} from './words';

/** Reads texts, each of them and each of their words once: titles, headings and names have many in common. */
export interface TextReader {
  /** The words of a text. */
  readonly getWords: (text: string) => readonly string[];
  /** Stems of the words of a text that tell something. */
  readonly getStems: (text: string) => readonly string[];
  readonly stem: (word: string) => string;
}

function once<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>();
  return (text) => {
    let value = made.get(text);
    if (value === undefined) {
      value = make(text);
      made.set(text, value);
    }
    return value;
  };
}

/** A reader that keeps what it has read for as long as it is used. */
export function textReader(): TextReader {
  const words = once<readonly string[]>(splitWords);
  const stemOnce = once(stem);
  return {
    getWords: words,
    getStems: once<readonly string[]>((text) => telling([...new Set(words(text))]).map(stemOnce)),
    stem: stemOnce,
  };
}
