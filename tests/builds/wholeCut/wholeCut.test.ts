import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from 'playwright-core';
import {describe, expect, it, onTestFinished} from 'vitest';
import packageJson from '../../../package.json';
import {documentedVersions} from '../../../config/versions';
import {listPages} from '../../../plugins/translations/listPages';
import {findChromium} from '../../../scripts/chromium.mjs';
import {browserArguments} from '../../e2e/support/browserArguments';
import {adapt, build, cloneOfProject, cut, serve} from './clone';

const address = 'react-data-grid/quickstart/';

/** Messages that a page may print: the licence package's on a page without a key (B10). */
const allowed = /MUI X: Missing license key/;

/** Brings every demo of a page into view. @returns how many have drawn their component */
async function runDemos(page: Page): Promise<number> {
  const demos = page.locator('[data-demo]');
  const ready = page.locator('[data-demo][data-demo-state=ready]');
  const count = await demos.count();
  for (let index = 0; index < count; index += 1) {
    await demos.nth(index).scrollIntoViewIfNeeded();
    await ready.nth(index).waitFor({timeout: 60_000});
  }
  return count;
}

async function openPage(browser: Browser, url: string): Promise<{page: Page; problems: string[]}> {
  const page = await browser.newPage({serviceWorkers: 'block'});
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !allowed.test(message.text())) problems.push(message.text());
  });
  const response = await page.goto(url);
  expect(response?.status(), url).toBe(200);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  return {page, problems};
}

describe('version 7, cut in a clone of the whole project', {timeout: 900_000}, () => {
  it('B1.8, B1.9 is built beside the current one, and the demos of both run on their own packages', async ({
    skip,
  }) => {
    const executablePath = await findChromium();
    if (!executablePath) return skip('no Chromium');
    const site = cloneOfProject();
    cut(site, '7');
    expect(readFileSync(path.join(site, 'versions.json'), 'utf8')).toContain('"7"');
    expect(listPages(site, 'version-7')).toEqual(listPages(site));
    adapt(site, '7');
    const [current, seven] = documentedVersions(site);
    if (!current || !seven) throw new Error('There are not two versions');
    expect(seven.packages['@mui/x-data-grid']?.version).toMatch(/^7\./);
    build(site);

    const origin = await serve(site);
    const browser = await chromium.launch({executablePath, args: [...browserArguments]});
    onTestFinished(() => browser.close());
    for (const [prefix, version] of [
      ['x/', current],
      ['x/v7/', seven],
      ['zh/x/', current],
      ['zh/x/v7/', seven],
    ] as const) {
      const {page, problems} = await openPage(browser, `${origin}/${prefix}${address}`);
      const release = version.packages['@mui/x-data-grid']?.version ?? '';
      expect(await page.locator('body').innerText()).toContain(`@mui/x-data-grid@${release}`);
      expect(await runDemos(page), `demos of ${prefix}`).toBeGreaterThan(0);
      expect(problems, prefix).toEqual([]);
      await page.close();
    }

    const {page} = await openPage(browser, `${origin}/x/${address}`);
    await page.getByRole('button', {name: `Version ${packageJson.version}`}).click();
    await page.getByRole('menuitem', {name: /^v7/}).click();
    await page.waitForURL(`${origin}/x/v7/${address}`);
  });
});
