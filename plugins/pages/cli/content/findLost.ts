import {englishPath, listPages} from '../../../translations/build';
import {readIfThere} from '../../../../src/lib/node/readIfThere';
import {headingIds, findLostClaims} from '../../lostClaims';
import {lostAnswers} from './questions';
import type {ProductMeasure} from './types';

/** The questions of readers and the claims of pages that name headings which do not exist, one line for each. */
export function findLost(siteDir: string, measures: readonly ProductMeasure[]): string[] {
  const readHeadings = (page: string) => {
    const text = readIfThere(siteDir, englishPath(page));
    return text === undefined ? undefined : headingIds(text);
  };
  const questions = measures.flatMap((product) => lostAnswers(product.questions, readHeadings));
  const claims = listPages(siteDir).flatMap((page) => findLostClaims(siteDir, englishPath(page)));
  return [...questions.map((line) => `config/questions: ${line}`), ...claims];
}
