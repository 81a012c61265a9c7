import {deflateRawSync, inflateRawSync} from 'node:zlib';
import Joi from 'joi';
import type {LineRange} from '@theme/Demo';

/** A code fence as its author wrote it. */
export type Fence = {
  code: string;
  language: string;
  title?: string;
  /** Lines that stand out. */
  marked: LineRange[];
  /** The number of the first line; no line numbers when absent. */
  firstLine?: number;
  /** A command of npm, to be shown for each package manager. */
  managers: boolean;
  /** Lines that the other side of a change does not have: gone after it, or new. */
  changed?: {mark: 'replaced' | 'added'; lines: readonly number[]};
};

/** What one page asks the fence loader for. */
export type PageFences = {
  /** Name of the chunk with the page's code. */
  chunk: string;
  fences: Pick<Fence, 'code' | 'language' | 'marked' | 'managers' | 'firstLine' | 'changed'>[];
};

/**
 * Reads what follows the language of a fence: `title="App.tsx"`, `{1,3-5}`, `showLineNumbers`, `showLineNumbers=10`,
 * `managers`.
 *
 * @throws an error that names what it does not know
 */
export function readFence(code: string, language: string, meta: string): Fence {
  const fence: Fence = {code, language, marked: [], managers: false};
  for (const [word] of meta.matchAll(/\{[^}]*\}|[\w-]+="[^"]*"|\S+/g)) {
    const [name = '', value] = word.split('=', 2);
    if (word.startsWith('{')) {
      fence.marked.push(...readRanges(word.slice(1, -1)));
    } else if (name === 'title' && value !== undefined) {
      fence.title = word.slice('title="'.length, -1);
    } else if (name === 'showLineNumbers' && /^\d*$/.test(value ?? '')) {
      fence.firstLine = Number(value ?? 1);
    } else if (word === 'managers') {
      fence.managers = true;
    } else {
      throw new Error(
        `A code fence does not know "${word}": title="…", {1,3-5}, showLineNumbers, showLineNumbers=10, managers`,
      );
    }
  }
  return fence;
}

/** `1,3-5` → `[[1, 1], [3, 5]]`. */
function readRanges(text: string): LineRange[] {
  return text.split(',').map((part) => {
    const [, first, last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    if (first === undefined || Number(first) < 1 || Number(last) < Number(first)) {
      throw new Error(`"{${text}}" of a code fence is no list of lines such as {1,3-5}`);
    }
    return [Number(first), Number(last)] as const;
  });
}

const schema = Joi.object<PageFences>({
  chunk: Joi.string().required(),
  fences: Joi.array().required(),
});

/**
 * The fences of a page as the query of an import. The request itself holds the code: nothing has to be parsed twice,
 * and the bundler's caches see every change.
 */
export function encodeFences(fences: PageFences): string {
  return deflateRawSync(JSON.stringify(fences)).toString('base64url');
}

/** Reverses {@link encodeFences}. */
export function decodeFences(text: string): PageFences {
  return Joi.attempt(JSON.parse(inflateRawSync(Buffer.from(text, 'base64url')).toString('utf8')), schema);
}
