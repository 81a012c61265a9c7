import {isDeepStrictEqual} from 'node:util';
import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {allLooks, apiAddresses, chooseLook} from './support/addresses';
import {openRows} from './support/api';
import {open} from './support/journey';
import {createMemory} from './support/memory';
import {expectNoSeriousAxeFindingsInBothThemes, look, observe} from './support/observe';

/** Pages of one test: they share a browser's cache, as they do for a reader. */
const batchSize = 20;

/** What is wrong with a page at a width of 360 px, where most goes wrong. */
async function findMistakes(page: Page, address: string): Promise<string[]> {
  const response = await open(page, address);
  // What a closed row holds is a part of the page, too.
  await openRows(page);
  const {headings, overflow, entries} = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    entries: document.querySelectorAll('main [data-api-entry], main pre').length,
  }));
  return [
    response?.status() === 200 ? '' : `status ${String(response?.status())}`,
    headings === 1 ? '' : `${headings} headings`,
    overflow <= 0 ? '' : `${overflow} px too wide`,
    entries > 0 ? '' : 'shows nothing',
  ]
    .filter((mistake) => mistake !== '')
    .map((mistake) => `${address}: ${mistake}`);
}

const memory = createMemory(__filename);

const addresses = apiAddresses();

/** Pages of one look, which is a page's own, so that a new page changes that of no other. */
const batches = allLooks.flatMap((chosen) => {
  const pages = addresses.filter((address) => isDeepStrictEqual(chooseLook(address), chosen));
  return Array.from({length: Math.ceil(pages.length / batchSize)}, (_, index) => ({
    chosen,
    batch: pages.slice(index * batchSize, (index + 1) * batchSize),
  }));
});

for (const {chosen, batch} of batches) {
  const title = `API pages from ${batch[0]} on (${chosen.mode}, ${chosen.direction})`;
  const check: Parameters<typeof memory.several>[1] = async (page, left, passed) => {
    test.slow();
    const observation = observe(page);
    await look(page, chosen);
    await page.setViewportSize({width: 360, height: 740});
    const mistakes: string[] = [];
    for (const address of left) {
      mistakes.push(...(await findMistakes(page, address)));
      // Entries out of sight are as high as the browser guesses, and what is in them lies over the next ones.
      await page.addStyleTag({content: '[data-api-entry] {content-visibility: visible !important}'});
      // What stands around the text is the same on all of them, and read by `pages.spec.ts`.
      const scope = {include: 'main', exclude: 'pre', targets: true};
      await expectNoSeriousAxeFindingsInBothThemes(page, chosen, scope);
      passed(address);
    }
    expect(mistakes).toEqual([]);
    expect(observation.problems()).toEqual([]);
  };
  test(title, ...memory.several(batch, check));
}
