import {expect} from '@playwright/test';
import {endNetwork, readLayoutShifts, withNetwork} from './support/adverts';
import {locateDemo, open, startDemo, uncaughtErrors} from './support/journey';
import {expectNoSeriousAxeFindings} from './support/observe';
import {decided, ordinaryBrowser, test} from './support/services';

// The browser of the tests says that it is headless, which makes it a crawler.
test.use({userAgent: ordinaryBrowser});

test.afterEach(({page}) => endNetwork(page));

test('an opened demo gets one ad, with its pixels', async ({page}) => {
  const server = await withNetwork(page);
  await decided(page, 'allowed');
  await open(page, '/x/react-data-grid/');
  const demo = await startDemo(page, 'Counter');
  expect(server.requests().filter((path) => path.startsWith('/json'))).toEqual([]);
  await demo.getByRole('button', {name: 'Show all code'}).click();
  const link = demo.getByRole('link', {name: /Sensor Works/});
  await expect(link).toHaveAttribute('href', 'https://ads.test/click');
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  await expect(link).toHaveAttribute('data-ga-event-label', 'carbon-demo-inline');
  await expect(link).toHaveText('Sensor Works – Sensors that last.Advert · Carbon');
  await expect
    .poll(() =>
      server
        .requests()
        .filter((path) => path.startsWith('/pixel'))
        .sort(),
    )
    .toEqual(['/pixel/a?1767225600', '/pixel/b', '/pixel/seen?1767225600']);
  await demo.getByRole('button', {name: 'Hide code'}).click();
  await demo.getByRole('button', {name: 'Show all code'}).click();
  await expect(link).toBeVisible();
  expect(server.requests().filter((path) => path.startsWith('/json'))).toEqual(['/json']);
  expect(await readLayoutShifts(page)).toEqual([]);
  await expectNoSeriousAxeFindings(page, {include: '[data-demo-offer]'});
});

for (const [name, json] of [
  ['cannot be read', {text: '<html>'}],
  [
    'has no fitting item',
    {text: JSON.stringify({ads: [{statlink: 'javascript:document.title=1', company: 'x'}]})},
  ],
  ['is a redirect', 'redirects'],
] as const) {
  test(`an answer that ${name} leaves no trace`, async ({page}) => {
    const errors = uncaughtErrors(page);
    const server = await withNetwork(page, {json});
    await decided(page, 'allowed');
    await open(page, '/x/react-data-grid/');
    const demo = await startDemo(page, 'Counter');
    await demo.getByRole('button', {name: 'Show all code'}).click();
    await expect
      .poll(() => server.requests().filter((path) => path.startsWith('/json')).length)
      .toBeGreaterThan(0);
    await expect(page.locator('[data-demo-offer]')).toBeEmpty();
    await expect(locateDemo(page, 'Counter').getByRole('button', {name: /Pressed/})).toBeVisible();
    expect(errors).toEqual([]);
  });
}
