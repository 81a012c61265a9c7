import {expect, type Page} from '@playwright/test';
import {startAdServer} from '../fixtures/adServer';
import {tableBelow} from '../unit/markdownTable';
import {listEvents, userProperties, test} from './support/analytics';
import {languageItem, open, startDemo} from './support/journey';
import {decided, forward, ordinaryBrowser} from './support/services';

// Crawlers are shown no adverts.
test.use({userAgent: ordinaryBrowser});

const readme = 'plugins/analytics/README.md';

/** The rows of the table of events: names and sorted parameters. */
const documented = tableBelow(readme, 'Events').map(([name = '', , parameters = '']) => ({
  name,
  parameters: [...`\`${parameters}\``.matchAll(/\w+/g)].map(([word]) => word).sort(),
}));

/** What a reader does on a page until each event has happened; an event that is not here fails the test below. */
async function doEverything(page: Page): Promise<void> {
  await open(page, '/x/react-data-grid/');
  const demo = await startDemo(page, 'Counter');
  await demo.getByRole('button', {name: 'JavaScript'}).click();
  await page.getByRole('button', {name: 'Yes', exact: true}).click();
  // The browser tells of a press once it has painted the answer.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({type: 'first-input', buffered: true});
      }),
  );
  // The page is left: this is when the last metrics are known.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', {get: () => 'hidden'});
    document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
  });
}

test('each event of the README happens, with the parameters that it says', async ({page, analytics}) => {
  await decided(page, 'allowed');
  const adverts = await startAdServer();
  await forward(page, 'https://ads.test', adverts.origin);
  // Every draw is the smallest, so that this page load is one of those that report.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await doEverything(page);
  const seen = () => new Set(listEvents(analytics.commands()).map(({name}) => name));
  const names = documented.map(({name}) => name).sort();
  await expect.poll(() => [...seen()].sort(), {timeout: 20_000}).toEqual(names);
  for (const {name, parameters} of documented) {
    const [event] = listEvents(analytics.commands()).filter((each) => each.name === name);
    expect(Object.keys(event?.parameters ?? {}).sort(), name).toEqual(parameters);
  }
  await adverts.close();
});

test('page views and user properties of a visit', async ({page, analytics}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await decided(page, 'allowed');
  await open(page, '/zh/x/introduction/');
  await page.locator('main').getByRole('link', {name: '第二节'}).first().click();
  await expect(page).toHaveURL(/#second-section$/);
  await page.locator('article').getByRole('link', {name: '数据表格'}).click();
  await expect(page.locator('h1')).toContainText('数据表格');
  await page.emulateMedia({colorScheme: 'dark'});
  await (await languageItem(page, 'English')).click();
  await expect(page.locator('h1')).toContainText('Data Grid');

  const x = {productCategoryId: 'x'};
  await expect
    .poll(() => listEvents(analytics.commands()).map(({parameters}) => parameters), {timeout: 15_000})
    .toEqual([
      {page_title: '介绍 – 概览 | MUI X', page_location: '/x/introduction/', productId: 'x', ...x},
      {
        page_title: '数据表格 – 概览 | MUI X',
        page_location: '/x/react-data-grid/',
        productId: 'x-data-grid',
        ...x,
      },
      {
        page_title: 'Data Grid – Overview | MUI X',
        page_location: '/x/react-data-grid/',
        productId: 'x-data-grid',
        ...x,
      },
    ]);
  const names = tableBelow(readme, 'User properties').map(([name = '']) => name);
  const properties = userProperties(analytics.commands());
  expect(Object.keys(properties).sort()).toEqual(names.sort());
  expect(properties).toMatchObject({
    userLanguage: 'en',
    colorSchemeOS: 'dark',
    colorScheme: 'system',
    codeVariant: 'TS',
  });
  // Properties come before the event that they belong to.
  expect(analytics.commands().findIndex(([command]) => command === 'set')).toBeLessThan(
    analytics.commands().findIndex(([command]) => command === 'event'),
  );
});
