import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {extractMessages} from '../../plugins/translations/extractTexts';
import {run} from './command';

/** The default (English) file of interface texts: what translators read beside their own. */
const file = 'i18n/en/code.json';

/** `npm run i18n:texts [--check]`: writes the English texts of the source to their file, or says that it is behind. */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
  const filePath = path.join(process.cwd(), file);
  const content = `${JSON.stringify(await extractMessages(process.cwd()), null, 2)}\n`;
  if (!values.check) {
    writeFileSync(filePath, content);
  } else if (!existsSync(filePath) || readFileSync(filePath, 'utf8') !== content) {
    console.log(`${file} is not what the source says: run "npm run i18n:texts"`);
    process.exitCode = 1;
  }
}

run(main);
