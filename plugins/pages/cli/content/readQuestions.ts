import {isNode, LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {readIfThere} from '../../../../src/lib/node/readIfThere';
import type {PageQuestions} from './types';

const answered = {
  question: z.string(),
  heading: z.string(),
  page: z.string().optional(),
  lacks: z.string().optional(),
};

const questionList = z.array(
  z.union([z.strictObject(answered), z.strictObject({question: z.string(), refused: z.string()})], {
    error: 'a question has texts: a "heading" with "page" and "lacks" where it needs them, or "refused"',
  }),
);

/**
 * The questions that readers ask on the pages of a product: those of `config/questions/<folder>.yml`.
 *
 * @param siteDir absolute path of the project
 * @param folder of the product's pages below `docs/`
 * @returns no questions when there is no such file
 * @throws Error with `file:line:column` and what is wrong there
 */
export function readQuestions(siteDir: string, folder: string): PageQuestions {
  const file = `config/questions/${folder}.yml`;
  return parseQuestions(file, readIfThere(siteDir, file) ?? '{}');
}

/**
 * @param file what faults are named by
 * @throws Error with `file:line:column` and what is wrong there
 */
export function parseQuestions(file: string, text: string): PageQuestions {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const fault = (offset: number, what: string) => {
    const {line, col} = lineCounter.linePos(offset);
    return new Error(`${file}:${line}:${col}: ${what}`);
  };
  const [unreadable] = document.errors;
  if (unreadable) throw fault(unreadable.pos[0], unreadable.message);
  const read = z.record(z.string(), questionList).safeParse(document.toJS());
  if (read.success) return read.data;
  const [{path = [], message = ''} = {}] = read.error.issues;
  const node = document.getIn(path, true);
  throw fault((isNode(node) && node.range?.[0]) || 0, message);
}
