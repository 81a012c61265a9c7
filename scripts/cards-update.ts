// npm run cards:update: draws the social card of each product in each language into static/img/cards/.
import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {listLanguages} from '../config/languages';
import {products} from '../config/products';
import {socialCardFile} from '../src/navigation';
import {cardHtml, cardSize} from './cards/cardHtml';
import {ensureChromium} from './chromium.mjs';
import {run} from './i18n/command';

async function main(): Promise<void> {
  const folder = path.join(process.cwd(), 'static');
  const mark = await readFile(path.join(folder, 'img', 'mark.svg'), 'utf8');
  const browser = await chromium.launch({executablePath: await ensureChromium(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage({viewport: cardSize});
    for (const {id} of products) {
      for (const language of listLanguages()) {
        await page.setContent(cardHtml(id, language, mark));
        const file = path.join(folder, socialCardFile(id, language));
        await mkdir(path.dirname(file), {recursive: true});
        await page.screenshot({path: file});
        console.log(path.relative(process.cwd(), file));
      }
    }
  } finally {
    await browser.close();
  }
}

run(main);
