import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {englishPath, translatedPath} from '../../plugins/translations/pagePaths';
import {readTarget, run} from './command';
import {commitOf} from './git';
import {stamped} from './newTranslation';
import {readSource, readTranslation} from './siteFiles';

/** `npm run i18n:stamp <page>`: marks a translation as up to date with the English page. */
function main(): void {
  const {siteDir, page, language} = readTarget('npm run i18n:stamp');
  const source = readSource(siteDir, page);
  const translation = readTranslation(siteDir, page, language);
  const file = translatedPath(page, language);
  writeFileSync(path.join(siteDir, file), stamped(translation, source, commitOf(siteDir, englishPath(page))));
  console.log(`${file} is marked as up to date.`);
}

run(main);
