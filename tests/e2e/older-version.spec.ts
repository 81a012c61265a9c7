import {expect, type Page} from '@playwright/test';
import packageJson from '../../package.json';
import {open, startDemo, uncaughtErrors} from './support/journey';
import {test} from './support/services';

const {dependencies} = packageJson;
const [older = ''] = /7[\d.]+$/.exec(dependencies['@mui/x-data-grid-v7']) ?? [];
const page7 = '/x/v7/react-data-grid/quickstart/';

/** Files of the bundler that a page has asked for. */
function recordAssets(page: Page): string[] {
  const assets: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/assets/')) assets.push(pathname);
  });
  return assets;
}

for (const [version, address, release] of [
  ['the current version', '/x/react-data-grid/quickstart/', dependencies['@mui/x-data-grid']],
  ['an older version', page7, older],
] as const) {
  test(`a demo of ${version} runs on its package, and the page names it`, async ({page}) => {
    const errors = uncaughtErrors(page);
    await open(page, address);
    await expect(page.getByText(`@mui/x-data-grid@${release}`).first()).toBeVisible();
    const demo = await startDemo(page, 'Release');
    await expect(demo.getByRole('gridcell', {name: release})).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('an older version is a build of its own', async ({page}) => {
  const assets = recordAssets(page);
  await open(page, page7);
  await startDemo(page, 'Release');
  expect(assets.length).toBeGreaterThan(0);
  expect(assets.filter((path) => !path.startsWith('/x/v7/assets/'))).toEqual([]);
});

test('an older version has the worker of its language', async ({page, request}) => {
  await open(page, page7);
  expect((await request.get('/x/v7/sw.js')).status()).toBe(404);
  const worker = await (await request.get('/x/sw.js')).text();
  expect(worker.slice(0, worker.indexOf('\n'))).toContain('"name":"7","path":"/x/v7/"');
});

test('addresses without a page get that of their version, its root leads to its first page', async ({
  page,
}) => {
  const missing = await page.goto('/x/v7/react-data-grid/nothing/');
  expect(missing?.status()).toBe(404);
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/x/v7/manifest.webmanifest');
  await page.goto('/x/v7/');
  expect(new URL(page.url()).pathname).toBe('/x/v7/introduction/');
});
