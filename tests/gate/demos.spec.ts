import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '../e2e/support/test';
import {hashText, pageAddresses} from '../e2e/support/addresses';
import {open, startDemo} from '../e2e/support/journey';
import {observe} from '../e2e/support/observe';

/**
 * As many demos are run here, by a draw that their names decide, however large the site is; the full check runs all of
 * them in every form.
 */
const sample = 48;

/** Tests that share the pages, so that a page that hangs costs one of them. */
const batches = 4;

/** All demos of the English pages, in the order of the pages. */
const demos = pageAddresses()
  .filter((address) => address.startsWith('/x/'))
  .flatMap((address) => {
    const file = path.join('docs', address.replace(/^\/x\//, ''), 'index.mdx');
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...source.matchAll(/<Demo\s[^>]*?name="(\w+)"/g)].map(([, name = '']) => ({address, name}));
  });

const drawn = new Set([...demos].sort((a, b) => hashText(a.name) - hashText(b.name)).slice(0, sample));

/** Those to run, by page. */
const pages = [...new Set(demos.map(({address}) => address))]
  .map((address) => ({
    address,
    names: demos.filter((demo) => demo.address === address && drawn.has(demo)).map(({name}) => name),
  }))
  .filter(({names}) => names.length > 0);

for (let batch = 0; batch < batches; batch += 1) {
  const batchPages = pages.filter((_, index) => index % batches === batch);
  // One reader's browser: what the demos share is fetched and compiled once.
  test(`a sample of the demos run without a word, ${batch + 1} of ${batches}`, async ({context}) => {
    for (const {address, names} of batchPages) {
      await test.step(`${address}: ${names.join(', ')}`, async () => {
        const page = await context.newPage();
        const {problems} = observe(page);
        await open(page, address);
        for (const name of names) {
          const demo = await startDemo(page, name);
          await expect.soft(demo.locator('[data-demo-box] *:visible').first(), name).toBeVisible();
        }
        await page.waitForLoadState('networkidle');
        expect.soft(problems(), address).toEqual([]);
        await page.close();
      });
    }
  });
}
