import path from 'node:path';
import {englishPath, listPages} from '../../../translations/build';
import {readIfThere} from '../../../../src/lib/node/readIfThere';
import {claimsFile, headingIds, lostClaims} from '../../lostClaims';
import {lostAnswers} from './questions';
import type {ProductMeasure} from './types';

/** The questions of readers and the claims of pages that name headings which do not exist, one line for each. */
export function findLost(siteDir: string, measures: readonly ProductMeasure[]): string[] {
  const headingsOf = (page: string) => {
    const text = readIfThere(siteDir, englishPath(page));
    return text === undefined ? undefined : headingIds(text);
  };
  const questions = measures.flatMap((product) => lostAnswers(product.questions, headingsOf));
  const claims = listPages(siteDir).flatMap((page) => {
    const file = path.posix.join(path.posix.dirname(englishPath(page)), claimsFile);
    const text = readIfThere(siteDir, englishPath(page)) ?? '';
    return lostClaims(text, readIfThere(siteDir, file) ?? '').map((problem) => `${file}:${problem}`);
  });
  return [...questions.map((line) => `config/questions: ${line}`), ...claims];
}
