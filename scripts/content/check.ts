// Part of npm run check: the questions of readers and the claims of pages name headings that exist.
import path from 'node:path';
import {productMeasures} from '../../config/content';
import {claimsFile, headingIds, lostClaims} from '../../plugins/pages/lostClaims';
import {listPages} from '../../plugins/translations/listPages';
import {englishPath} from '../../plugins/translations/pagePaths';
import {run} from '../i18n/command';
import {readIfThere} from '../i18n/siteFiles';
import {lostAnswers} from './questions';

function main(): void {
  const siteDir = process.cwd();
  const headingsOf = (page: string) => {
    const text = readIfThere(siteDir, englishPath(page));
    return text === undefined ? undefined : headingIds(text);
  };
  const questions = productMeasures.flatMap((product) => lostAnswers(product.questions, headingsOf));
  const claims = listPages(siteDir).flatMap((page) => {
    const file = path.posix.join(path.posix.dirname(englishPath(page)), claimsFile);
    const text = readIfThere(siteDir, englishPath(page)) ?? '';
    return lostClaims(text, readIfThere(siteDir, file) ?? '').map((problem) => `${file}:${problem}`);
  });
  const lost = [...questions.map((line) => `config/questions: ${line}`), ...claims];
  if (lost.length > 0) throw new Error(lost.join('\n'));
}

run(main);
