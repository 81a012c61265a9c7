import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {englishPath, translatedPath} from '../../plugins/translations/pagePaths';
import {readTarget, run} from './command';
import {commitOf} from './git';
import {newTranslation} from './newTranslation';
import {readSource} from './siteFiles';

/** `npm run i18n:new <page>`: starts a translation. */
function main(): void {
  const {siteDir, page, language} = readTarget('npm run i18n:new');
  const source = readSource(siteDir, page);
  const file = translatedPath(page, language);
  const filePath = path.join(siteDir, file);
  if (existsSync(filePath)) {
    throw new Error(`${file} exists already; it was not changed.`);
  }
  mkdirSync(path.dirname(filePath), {recursive: true});
  writeFileSync(filePath, newTranslation(source, commitOf(siteDir, englishPath(page))));
  console.log(`${file} is ready to be translated. Then run "npm run i18n:check".`);
}

run(main);
