import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {
  allLooks,
  chooseLook,
  olderTemplateAddresses,
  pageAddresses,
  templateAddresses,
  type Look,
} from './support/addresses';
import {expectChineseFurniture} from './support/furniture';
import {hydrated} from './support/journey';
import {createMemory} from './support/memory';
import {
  expectNoHorizontalScroll,
  expectNoSeriousAxeFindings,
  expectNoSeriousAxeFindingsInBothThemes,
  loadDemos,
  look,
  observe,
} from './support/observe';
import {expectSentencesInOrder} from './support/sentences';

const memory = createMemory(__filename);

/**
 * `thorough` is for one page of each kind: with its demos and its code. Elsewhere demos have a run of their own
 * (`every-demo.spec.ts`), their width included, and code is the same few colors and five of six elements.
 */
async function checkPage(page: Page, address: string, chosen: Look, thorough: boolean): Promise<void> {
  const observation = observe(page);
  await look(page, chosen);
  const response = await page.goto(address);
  expect(response?.status()).toBe(address.includes('no-such-page') ? 404 : 200);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-theme', chosen.mode);
  await expect(page.locator('html')).toHaveAttribute('dir', chosen.direction);
  await hydrated(page);
  if (thorough) {
    await loadDemos(page);
    await expectNoSeriousAxeFindings(page);
  } else {
    await expectNoSeriousAxeFindingsInBothThemes(page, chosen, {exclude: '[data-demo-box], pre'});
  }
  // The navigation of the API reference is made of names.
  if (address.startsWith('/zh/') && !address.includes('/api/')) await expectChineseFurniture(page);
  if (chosen.direction === 'rtl') await expectSentencesInOrder(page);
  await expectNoHorizontalScroll(page);
  expect(observation.problems()).toEqual([]);
}

for (const address of pageAddresses()) {
  const chosen = chooseLook(address);
  const title = `page ${address} (${chosen.mode}, ${chosen.direction})`;
  test(title, ...memory.one(title, (page) => checkPage(page, address, chosen, false)));
}

for (const address of [...templateAddresses, ...olderTemplateAddresses]) {
  for (const chosen of allLooks) {
    const title = `template ${address} in ${chosen.mode}, ${chosen.direction}`;
    test(title, ...memory.one(title, (page) => checkPage(page, address, chosen, true)));
  }
}
