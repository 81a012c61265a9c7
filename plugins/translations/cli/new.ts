import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {newTranslation} from '../build/newTranslation';
import {readSource} from '../build/sitePages';
import {englishPath, translatedPath} from '../pagePaths';
import {commitOf} from './git';
import type {Target} from './target';

/**
 * `npx docusaurus i18n:new <page>`: starts a translation.
 *
 * @returns what the translator does next
 * @throws for an unknown page, and for a translation that exists
 */
export function startTranslation(siteDir: string, {page, language}: Target): string {
  const source = readSource(siteDir, page);
  const file = translatedPath(page, language);
  const filePath = path.join(siteDir, file);
  if (existsSync(filePath)) {
    throw new Error(`${file} exists already; it was not changed.`);
  }
  mkdirSync(path.dirname(filePath), {recursive: true});
  writeFileSync(filePath, newTranslation(source, commitOf(siteDir, englishPath(page))));
  return `${file} is ready to be translated. Then run "npx docusaurus i18n:check".`;
}
