import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {newTranslation, stamped} from '../build/newTranslation';
import {readSource} from '../build/sitePages';
import {writeNew} from '../../../src/lib/node/writeNew';
import {englishPath, translatedPath} from '../pagePaths';
import {findCommit} from './git';
import {readTranslation, type Target} from './target';

/**
 * `npx docusaurus i18n:new <page>`: starts a translation.
 *
 * @returns what the translator does next
 * @throws for an unknown page, and for a translation that exists
 */
export function startTranslation(siteDir: string, {page, language}: Target): string {
  const source = readSource(siteDir, page);
  const file = translatedPath(page, language);
  writeNew(siteDir, file, newTranslation(source, findCommit(siteDir, englishPath(page))));
  return `${file} is ready to be translated. Then run "npx docusaurus i18n:check".`;
}

/**
 * `npx docusaurus i18n:stamp <page>`: marks a translation as up to date with the English page.
 *
 * @returns what was done
 */
export function stampTranslation(siteDir: string, target: Target): string {
  const {page, language} = target;
  const source = readSource(siteDir, page);
  const translation = readTranslation(siteDir, target);
  const file = translatedPath(page, language);
  writeFileSync(
    path.join(siteDir, file),
    stamped(translation, source, findCommit(siteDir, englishPath(page))),
  );
  return `${file} is marked as up to date.`;
}
