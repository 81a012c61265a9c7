// Part of npm run check: the questions of readers name headings that exist.
import {productMeasures} from '../../config/content';
import {headingIds} from '../../plugins/pages/lostClaims';
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
  const lost = productMeasures.flatMap(({questions}) => lostAnswers(questions, headingsOf));
  if (lost.length > 0) throw new Error(['config/questions:', ...lost].join('\n'));
}

run(main);
