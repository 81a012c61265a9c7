import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {extractMessages} from '../extractTexts';

/** The default (English) file of interface texts: what translators read beside their own. */
const file = 'i18n/en/code.json';

/**
 * `npx docusaurus i18n:texts [--check]`: writes the English texts of the source to their file, or says that it is
 * behind.
 */
export async function writeTexts(siteDir: string, {check}: {readonly check: boolean}): Promise<void> {
  const filePath = path.join(siteDir, file);
  const content = `${JSON.stringify(await extractMessages(siteDir), null, 2)}\n`;
  if (!check) {
    writeFileSync(filePath, content);
  } else if (!existsSync(filePath) || readFileSync(filePath, 'utf8') !== content) {
    console.log(`${file} is not what the source says: run "npx docusaurus i18n:texts"`);
    process.exitCode = 1;
  }
}
