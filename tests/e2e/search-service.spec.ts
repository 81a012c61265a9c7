import {expect} from '@playwright/test';
import {startAlgoliaServer, type AlgoliaServer} from '../fixtures/algoliaServer';
import {open} from './support/journey';
import {ask, openSearch, resultsIn} from './support/search';
import {decided, forward, test as base} from './support/services';

const start = '/x/introduction/support/';

/** Records of the index: a section of a page, and one whose address and text attack. */
const records = [
  {
    url: '/x/introduction/licensing/#set-the-key',
    hierarchy: {lvl1: 'Licensing', lvl2: 'Set the key'},
    content: 'Set it once.',
    _snippetResult: {content: {value: 'A <mark>quaternion</mark> <img src=x onerror=alert(1)>'}},
  },
  {url: 'javascript:alert(1)', hierarchy: {lvl1: 'Attack'}, content: 'quaternion'},
];

const test = base.extend<{algolia: AlgoliaServer}>({
  algolia: async ({page}, use) => {
    const server = await startAlgoliaServer(records);
    await forward(page, 'https://algolia.test', server.origin);
    for (const other of ['analytics', 'ads']) {
      await page.route(`https://${other}.test/**`, (route) => route.fulfill({body: ''}));
    }
    await use(server);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await server.close();
  },
});

test('asks the configured service, trusts nothing that it answers, and says when it fails', async ({
  page,
  algolia,
}) => {
  await decided(page, 'allowed');
  await open(page, start);
  const dialog = await openSearch(page);
  await ask(dialog, 'quaternion');
  expect(await resultsIn(dialog)).toEqual(['/x/introduction/licensing/']);
  await expect(dialog.getByRole('listbox').getByRole('option').first()).toContainText(
    'A quaternion <img src=x onerror=alert(1)>',
  );
  await expect(dialog.getByRole('listbox').getByRole('option').nth(1)).toHaveAttribute(
    'href',
    '/x/introduction/licensing/#set-the-key',
  );
  await expect(dialog.locator('img')).toHaveCount(0);
  expect(algolia.asked()).toHaveLength(1);
  expect(algolia.asked()[0]).toMatchObject({
    path: '/1/indexes/docs/query',
    headers: {'x-algolia-application-id': 'TEST123', 'x-algolia-api-key': 'searchonly'},
    body: {query: 'quaternion', facetFilters: ['language:en', 'version:current']},
  });

  algolia.fail();
  await dialog.locator('input[role="combobox"]').fill('licensing');
  await expect(dialog.getByRole('alert')).toContainText('these are names and titles only');
  expect((await resultsIn(dialog))[0]).toBe('/x/introduction/licensing/');
});

test('searches its own index for a reader who refused third parties', async ({page, algolia}) => {
  await decided(page, 'refused');
  await open(page, start);
  const dialog = await openSearch(page);
  await ask(dialog, 'licensing');
  expect((await resultsIn(dialog))[0]).toBe('/x/introduction/licensing/');
  expect(algolia.asked()).toEqual([]);
});
