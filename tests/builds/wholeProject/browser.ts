import {chromium, type Browser, type Locator, type Page} from 'playwright-core';
import type {TestContext} from 'vitest';
import {findChromium} from '../../../src/lib/node/chromium.mjs';
import {browserArguments} from '../../e2e/support/browserArguments';

/** Messages that a page may print: the license package's on a page without a key. */
const allowed = /MUI X: Missing license key/;

/** How long a page or a demo may take that is compiled first, in milliseconds, beside the builds of other tests. */
const compiled = 150_000;

/**
 * Brings every demo of a page into view, and back into view where the page was loaded anew meanwhile, as a page may be
 * while it is compiled.
 *
 * @returns how many have drawn their component
 * @throws Error with what the page shows in place of a demo
 */
export async function runDemos(page: Page): Promise<number> {
  const demos = page.locator('[data-demo]');
  const count = await demos.count();
  for (let index = 0; index < count; index += 1) await runDemo(page, demos.nth(index));
  return count;
}

async function runDemo(page: Page, demo: Locator): Promise<void> {
  const end = Date.now() + compiled;
  for (;;) {
    await demo.scrollIntoViewIfNeeded({timeout: compiled});
    const state = await demo.getAttribute('data-demo-state');
    if (state === 'ready') return;
    if (Date.now() > end) throw new Error(`Not ready at ${page.url()}:\n${await demo.innerText()}`);
    await page.waitForTimeout(500);
  }
}

/** Opens a page and waits until it answers; what goes wrong on it from then on is added to the problems. */
export async function openPage(browser: Browser, url: string): Promise<{page: Page; problems: string[]}> {
  const page = await browser.newPage({serviceWorkers: 'block'});
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !allowed.test(message.text())) problems.push(message.text());
  });
  const response = await page.goto(url);
  if (response?.status() !== 200) throw new Error(`${url} answers with ${response?.status()}`);
  await page.locator('html[data-has-hydrated=true]').waitFor({timeout: compiled});
  return {page, problems};
}

/** A browser until the test ends; without one the test is skipped, and says so. */
export async function openBrowser({skip, onTestFinished}: TestContext): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) return skip('no Chromium');
  const browser = await chromium.launch({executablePath, args: [...browserArguments]});
  onTestFinished(() => browser.close());
  return browser;
}
