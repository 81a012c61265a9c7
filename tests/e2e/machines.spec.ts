import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {getDefaultEnvironment, StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {apiAddresses, pageAddresses} from './support/addresses';
import {hydrated, open} from './support/journey';
import {markdownFaults} from './support/markdown';
import {expectNoSeriousAxeFindings} from './support/observe';

/** A page of each kind, in both languages; the second Chinese one is not translated. */
const kinds = [
  '/x/introduction/',
  '/x/react-data-grid/events/',
  '/x/api/',
  '/x/api/charts/',
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/changes/',
  '/x/privacy/',
  '/zh/x/react-charts/',
  '/zh/x/react-data-grid/export/',
  '/zh/x/api/data-grid/grid-col-def/',
];

const getFile = (address: string) => path.join('build', address, 'index.md');
/** The base address of the version and language of a page. */
const getPart = (address: string) => /^(?:\/zh)?\/x\/(?:v\d+\/)?/.exec(address)?.[0];
const getButton = (page: Page) => page.getByRole('button', {name: /^(?:Markdown|Copied)$/});
const getMenu = (page: Page) => page.getByRole('menu', {name: 'This page as Markdown'});

test('every page of the sitemaps has a Markdown copy that any reader of Markdown understands', () => {
  const faulty: string[] = [];
  for (const address of [...pageAddresses(), ...apiAddresses()]) {
    const text = readFileSync(getFile(address), 'utf8');
    expect(text, address).toMatch(/^# \S/);
    faulty.push(...markdownFaults(text).map((fault) => `${address}: ${fault}`));
  }
  expect(faulty).toEqual([]);
});

test('the indexes of a part name every copy once', () => {
  for (const base of ['/x/', '/x/v7/', '/zh/x/', '/zh/x/v7/']) {
    const all = [...pageAddresses(), ...apiAddresses()].filter((address) => getPart(address) === base);
    const index = readFileSync(path.join('build', base, 'llms.txt'), 'utf8');
    const full = readFileSync(path.join('build', base, 'llms-full.txt'), 'utf8');
    const named = [...index.matchAll(/\]\(([^)]+)index\.md\)/g)].map(([, url = '']) => new URL(url).pathname);
    expect(named.sort()).toEqual(all.sort());
    expect(full.match(/^<https?:[^>]+>$/gm)?.length).toBe(all.length);
  }
  expect(readFileSync('build/llms.txt', 'utf8')).toContain('/zh/x/llms.txt)');
});

test('the sitemaps say of each page the same day of its last change as the page itself', () => {
  for (const base of ['/x/', '/zh/x/']) {
    const sitemap = readFileSync(path.join('build', base, 'sitemap.xml'), 'utf8');
    for (const [, entry = ''] of sitemap.matchAll(/<url>(.*?)<\/url>/gs)) {
      const address = new URL(/<loc>([^<]+)/.exec(entry)?.[1] ?? '').pathname;
      const html = readFileSync(path.join('build', address, 'index.html'), 'utf8');
      const day = /<time datetime="?(\d{4}-\d\d-\d\d)/i.exec(html)?.[1];
      expect(/<lastmod>([^<]+)/.exec(entry)?.[1], address).toBe(day);
    }
  }
});

for (const address of kinds) {
  test(`the head of ${address} names its copy, which is served as Markdown`, async ({request}) => {
    const html = await (await request.get(address)).text();
    const [, href = ''] = /<link[^>]*type="?text\/markdown"?[^>]*href="?([^\s">]+)/.exec(html) ?? [];
    expect(new URL(href).pathname).toBe(`${address}index.md`);
    const response = await request.get(`${address}index.md`);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    expect(await response.text()).toBe(readFileSync(getFile(address), 'utf8'));
  });
}

for (const [address, product] of [
  ['/x/react-charts/bars/', '/x/react-charts/'],
  ['/zh/x/api/charts/bar-chart/', '/zh/x/react-charts/'],
] as const) {
  test(`the head of ${address} says where the page stands`, async ({request}) => {
    const html = await (await request.get(address)).text();
    const [, text = ''] = /<script[^>]*application\/ld\+json[^>]*>([^<]+)<\/script>/.exec(html) ?? [];
    const addresses = [...text.matchAll(/"item":"([^"]+)"/g)].map(([, item = '']) => new URL(item).pathname);
    expect(JSON.parse(text)).toMatchObject({'@type': 'BreadcrumbList'});
    expect(addresses).toEqual([product, address]);
  });
}

test.describe('the menu of the Markdown copy', () => {
  for (const address of ['/x/react-charts/bars/', '/x/api/charts/bar-chart/']) {
    test(`copies what the server has: ${address}`, async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, address);
      // How long the button says so is a unit test's matter; here it keeps saying it, however slow the machine.
      await page.evaluate(() => {
        const wait = window.setTimeout.bind(window);
        Object.assign(window, {
          setTimeout: (run: () => void, ms?: number) => (ms === 2000 ? 0 : wait(run, ms)),
        });
      });
      await getButton(page).press('ArrowDown');
      await expect(getMenu(page).getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(getButton(page)).toHaveText('Copied');
      await expect(getButton(page)).toBeFocused();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        readFileSync(getFile(address), 'utf8'),
      );
    });
  }

  test('is for the keyboard, too, and leads to the copy', async ({page}) => {
    await open(page, '/x/introduction/licensing/');
    await getButton(page).press('Enter');
    await expect(getMenu(page).getByRole('menuitem').first()).toBeFocused();
    await expectNoSeriousAxeFindings(page);
    await page.keyboard.press('Escape');
    await expect(getMenu(page)).toHaveCount(0);
    await expect(getButton(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    const last = getMenu(page).getByRole('menuitem').last();
    await expect(last).toBeFocused();
    await expect(last).toHaveAttribute('href', '/x/introduction/licensing/index.md');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/x/introduction/licensing/index.md');
  });

  test('says so when the copy cannot be loaded, until the reader goes on', async ({page, context}) => {
    await open(page, '/x/introduction/');
    await getButton(page).click();
    await expect(getMenu(page)).toBeVisible();
    await context.setOffline(true);
    await getMenu(page).getByRole('menuitem').first().click();
    const message = page.getByText('The Markdown of this page could not be loaded.');
    await expect(message).toBeVisible();
    await expect(getButton(page)).toHaveText('Markdown');
    await page.keyboard.press('Escape');
    await expect(message).toHaveCount(0);
    await context.setOffline(false);
  });

  test('speaks Chinese on a Chinese page', async ({page}) => {
    await page.goto('/zh/x/react-data-grid/export/');
    await hydrated(page);
    const button = page.getByRole('button', {name: 'Markdown', exact: true});
    await button.click();
    await expect(page.getByRole('menu', {name: '本页的 Markdown'})).toBeVisible();
    await expect(button.locator('xpath=..')).toHaveAttribute('lang', 'zh-Hans');
  });
});

test('a client of the Model Context Protocol reads this build', async () => {
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(
    new StdioClientTransport({
      command: process.platform === 'win32' ? 'npm.cmd' : 'npm',
      args: ['run', '--silent', 'mcp'],
      env: getDefaultEnvironment(),
      stderr: 'ignore',
    }),
  );
  const call = async (name: string, args: Record<string, unknown>) =>
    JSON.stringify((await client.callTool({name, arguments: args})).content);
  try {
    expect(await call('search_pages', {query: 'sort columns'})).toContain('react-data-grid/sorting/');
    expect(await call('search_pages', {query: '列排序', language: 'zh'})).toContain(
      'react-data-grid/sorting/',
    );
    expect(await call('read_page', {page: 'react-charts/bars/'})).toContain('# Charts – Bars');
    expect(await call('search_api', {query: 'disbleColumnMenu', limit: 1})).toContain('disableColumnMenu');
    expect(await call('read_api', {name: 'gridRowSelector'})).toContain('gridRowSelector');
    expect(await call('read_api', {name: 'GridColDef', language: 'zh'})).toContain('# GridColDef API');
  } finally {
    await client.close();
  }
});
