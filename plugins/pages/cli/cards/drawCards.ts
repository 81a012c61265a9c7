import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {ensureChromium} from '../../../../src/lib/node/chromium.mjs';
import {cardHtml, cardSize} from './cardHtml';
import type {SocialCards} from './types';

/** Draws all social cards into `static/`, and prints their files. */
export async function drawCards(siteDir: string, {cards, colors}: SocialCards): Promise<void> {
  const folder = path.join(siteDir, 'static');
  const mark = await readFile(path.join(folder, 'img', 'mark.svg'), 'utf8');
  const browser = await chromium.launch({executablePath: await ensureChromium(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage({viewport: cardSize});
    for (const card of cards) {
      await page.setContent(cardHtml(card, colors, mark));
      const file = path.join(folder, card.file);
      await mkdir(path.dirname(file), {recursive: true});
      await page.screenshot({path: file});
      console.log(path.relative(siteDir, file));
    }
  } finally {
    await browser.close();
  }
}
