import type {Locator, Page, Route} from '@playwright/test';
import {filterBox, shown} from './support/api';
import {denyClipboard, faults, refusals, type FaultName} from './support/faults';
import {hydrated, open, startDemo} from './support/journey';
import {observe} from './support/observe';
import {chooseComponentLanguage, openPreferences} from './support/preferences';
import {expect, test} from './support/test';

// Nothing here waits for a machine that is busy with more than one control.
test.use({actionTimeout: 20_000});

/** A control whose code or data comes when a reader uses it. */
interface Control {
  readonly name: string;
  readonly address: string;
  readonly width?: number;
  /** The button of the menu that has what the reader presses, and that keeps the focus. */
  readonly menu?: (page: Page) => Locator;
  /** What the reader presses. */
  readonly press: (page: Page) => Locator;
  /** What appears. */
  readonly result: (page: Page) => Locator;
  /** What says that it did not come, where the page could say so of something else too. */
  readonly alert?: (page: Page) => Locator;
  /** It takes the focus by itself: it is a dialog. */
  readonly takesFocus?: true;
  /** No Escape: it stands in the text and takes nothing away. */
  readonly stays?: true;
  /** What a test of its own holds. */
  readonly leavesOut?: FaultName;
}

const grid = '/x/react-data-grid/sorting/';

/** Without demos, which have failures of their own to tell. */
const text = '/x/introduction/support/';

const searchFailure = (page: Page) =>
  page.getByRole('alertdialog', {name: 'The search could not be loaded.'});
const feedback = (page: Page) => page.getByRole('region', {name: 'Was this page helpful?'});
const apiMenu = (page: Page) => page.getByRole('main').getByRole('button', {name: 'API', exact: true});

const controls: readonly Control[] = [
  {
    name: 'the version menu',
    address: text,
    press: (page) => page.getByRole('banner').getByRole('button', {name: /^Version/}),
    result: (page) => page.getByRole('menu', {name: 'Documentation version'}),
  },
  {
    name: 'the language menu',
    address: text,
    press: (page) => page.getByRole('banner').getByRole('button', {name: /^Language/}),
    result: (page) => page.getByRole('menu', {name: 'Language'}),
  },
  {
    name: 'the menu of products',
    address: text,
    width: 1000,
    press: (page) => page.getByRole('banner').getByRole('button', {name: /^Products/}),
    result: (page) => page.getByRole('menu', {name: 'Products'}),
  },
  {
    name: 'the preferences',
    address: text,
    press: (page) => page.getByRole('button', {name: 'Preferences'}),
    result: (page) => page.getByRole('dialog', {name: 'Preferences'}),
  },
  {
    name: 'the Markdown menu',
    address: text,
    press: (page) => page.getByRole('button', {name: 'Markdown'}),
    result: (page) => page.getByRole('menu', {name: 'This page as Markdown'}),
  },
  {
    name: 'the search',
    address: text,
    press: (page) => page.getByRole('banner').getByRole('button', {name: 'Search the docs'}),
    result: (page) => page.getByRole('combobox', {name: 'Search pages, API names and text'}),
    alert: searchFailure,
    takesFocus: true,
  },
  {
    name: 'the API beside the text',
    address: grid,
    menu: apiMenu,
    press: (page) => page.getByRole('button', {name: 'Show beside the text'}),
    result: (page) => page.getByRole('dialog', {name: 'API'}),
    alert: (page) => apiMenu(page).locator('../..').getByRole('alert'),
  },
  {
    name: 'the feedback on a page',
    address: text,
    press: (page) => feedback(page).getByRole('button', {name: 'Yes', exact: true}),
    result: (page) => feedback(page).getByRole('textbox'),
    alert: (page) => feedback(page).getByRole('alert'),
    stays: true,
    // It is sent by itself once there is a network: feedback.spec.
    leavesOut: 'there is no network',
  },
];

const missing = (page: Page) => page.getByRole('alert').filter({hasText: 'could not be loaded'});

/** The page's own answer to feedback: the server takes ten entries a minute. */
const takeFeedback = (page: Page) => page.route('**/feedback', (route) => route.fulfill({status: 204}));

for (const control of controls) {
  const {name, address, width = 1280, menu, press, result, alert = missing, takesFocus, stays} = control;
  for (const [fault, begin] of Object.entries(faults)) {
    if (fault === control.leavesOut) continue;
    test(`${name} says so when ${fault}, and works at the next try`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      const uncaught: string[] = [];
      page.on('pageerror', ({message}) => uncaught.push(message));
      await takeFeedback(page);
      await open(page, address);
      const heading = await page.getByRole('heading', {level: 1}).textContent();
      const end = await begin(page);
      await menu?.(page).click();
      await press(page).click();
      await expect(alert(page)).toContainText('could not be loaded');
      await expect(alert(page)).toBeInViewport({ratio: 1});
      await expect(page.getByRole('main').or(page.locator('main'))).toBeVisible();
      await end();
      await alert(page).getByRole('button', {name: 'Try again'}).click();
      await expect(result(page)).toBeVisible();
      await expect(alert(page)).toHaveCount(0);
      await expect(page.locator('h1')).toHaveText(heading ?? '');
      expect(uncaught).toEqual([]);
    });
  }
  if (stays) continue;

  test(`${name}: Escape closes what says so, and the focus stays with the button`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, address);
    await page.route('**/assets/js/**', (route) => route.abort());
    await menu?.(page).press('Enter');
    await press(page).press('Enter');
    await expect(alert(page)).toBeVisible();
    if (!takesFocus) await page.keyboard.press('Tab');
    await expect(alert(page).getByRole('button', {name: 'Try again'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(alert(page)).toHaveCount(0);
    await expect((menu ?? press)(page)).toBeFocused();
  });
}

for (const [fault, begin] of Object.entries(faults)) {
  test(`the view of a demo says so when ${fault}, and works at the next try`, async ({page}) => {
    await open(page, grid);
    const demo = page.locator('[data-demo][data-demo-state="ready"]').first();
    await demo.getByRole('toolbar').waitFor();
    const end = await begin(page);
    await demo.getByRole('button', {name: 'More'}).click();
    await demo.getByRole('menuitem', {name: 'View of this demo'}).click();
    const alert = demo.getByRole('menu').getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await end();
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(demo.getByRole('menuitemradio', {name: 'As the page'}).first()).toBeFocused();
  });

  test(`a demo runs on and says so when ${fault} for the texts that a reader chose`, async ({page}) => {
    await open(page, '/x/react-date-pickers/quickstart/');
    const demo = await startDemo(page, 'ControlledValue');
    const opener = demo.locator('.MuiPickersTextField-root button');
    const panel = await openPreferences(page);
    const end = await begin(page);
    await chooseComponentLanguage(panel, 'Français');
    await page.keyboard.press('Escape');
    const alert = demo.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await expect(opener).toHaveAttribute('aria-label', /^Choose date/);
    await end();
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(opener).toHaveAttribute('aria-label', /^Choisi/);
    await expect(alert).toHaveCount(0);
  });

  test(`the filter of the API index says so when ${fault}, and asks again for what is written`, async ({
    page,
  }) => {
    await open(page, '/x/api/');
    const status = page.locator('main [data-api-status]');
    const end = await begin(page);
    await filterBox(page).fill('gridPageSizeSelector');
    await expect(status).toContainText('could not be loaded');
    await expect(shown(page).first()).toBeVisible();
    await end();
    // Words of its description and its type, none of its name.
    await filterBox(page).fill('maximum single page');
    await expect(shown(page).locator('code', {hasText: /^gridPageSizeSelector$/})).toBeVisible();
    await expect(status).not.toContainText('could not be loaded');
  });
}

/** Leaves out the framework's own words, for its developers, and the browser's, which tell how busy the machine is. */
const isOurs = (text: string) =>
  !/^Docusaurus browser storage is not|^The resource \S+ was preloaded using link preload/.test(text);

for (const [refusal, arrange] of Object.entries(refusals)) {
  test(`every control works where ${refusal}`, async ({page}) => {
    const {problems} = observe(page);
    await page.addInitScript(arrange);
    await takeFeedback(page);
    for (const {address, width = 1280, menu, press, result} of controls) {
      await page.setViewportSize({width, height: 800});
      await open(page, address);
      await menu?.(page).click();
      await press(page).click();
      await expect(result(page)).toBeVisible();
    }
    expect(problems().filter(isOurs)).toEqual([]);
  });

  test(`every choice about code counts until the page is left where ${refusal}`, async ({page}) => {
    const {problems} = observe(page);
    const html = page.locator('html');
    await page.addInitScript(arrange);
    await open(page, '/x/react-data-grid/style/');
    const demo = await startDemo(page, 'StyleRows');
    await demo.getByRole('button', {name: 'JavaScript'}).click();
    await expect(html).toHaveAttribute('data-code-variant', 'JS');
    await demo.getByRole('button', {name: 'MUI System'}).click();
    await demo.getByRole('menuitemradio', {name: 'CSS', exact: true}).click();
    await expect(demo).toHaveAttribute('data-demo-styling', 'css');

    await open(page, '/x/introduction/installation/');
    const commands = page.locator('figure', {has: page.getByRole('group', {name: 'Package manager'})});
    await commands.first().getByRole('button', {name: 'pnpm'}).click();
    await expect(commands.first().locator('code:visible')).toHaveText(/^pnpm add/);

    await open(page, '/x/api/data-grid/data-grid/');
    await page.getByRole('button', {name: 'Table', exact: true}).click();
    await expect(html).toHaveAttribute('data-api-layout', 'table');
    expect(problems().filter(isOurs)).toEqual([]);
  });
}

test.describe('a page whose scripts fail', () => {
  const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'the scripts of this page'});

  test('says so, can be read, and loads again', async ({page}) => {
    const main = /\/assets\/js\/(?:runtime~)?main\./;
    await page.route(main, (route) => route.abort());
    await page.goto(grid);
    await expect(notice(page)).toBeInViewport({ratio: 1});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.unroute(main);
    await notice(page).getByRole('link', {name: 'Reload the page'}).click();
    await hydrated(page);
    await expect(notice(page)).toBeHidden();
  });

  test('says so in Chinese, mirrored, at 360 px', async ({page}) => {
    await page.addInitScript(() => {
      window.localStorage.setItem('mui-x-docs.settings', JSON.stringify({direction: 'rtl'}));
    });
    await page.setViewportSize({width: 360, height: 740});
    await page.route(/\/assets\/js\/main\./, (route) => route.abort());
    await page.goto(`/zh${grid}`);
    const chinese = page.getByRole('alert').filter({hasText: '脚本加载失败'});
    await expect(chinese).toBeInViewport({ratio: 1});
  });

  test('is loaded anew once when a part of the page is gone, and then says so', async ({page}) => {
    const parts = /\/assets\/js\/\d+\./;
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.route(parts, (route) => route.abort());
    await page.goto(grid);
    await expect(notice(page)).toBeInViewport({ratio: 1});
    expect(loads).toBe(2);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.unroute(parts);
    await notice(page).getByRole('link', {name: 'Reload the page'}).click();
    await hydrated(page);
  });
});

test('a press before the scripts are there is answered when they are', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\/main\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(grid, {waitUntil: 'commit'});
  const button = page.getByRole('button', {name: 'Preferences'});
  await button.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await hydrated(page);
  await expect(page.getByRole('dialog', {name: 'Preferences'})).toBeVisible();
});

for (const [fault, answer] of [
  ['cannot be fetched', (route: Route) => route.abort()],
  ['is gone from the server', (route: Route) => route.fulfill({status: 404, body: 'Not found'})],
] as const) {
  test(`a page that ${fault} from inside the site is loaded as a file, and can be read`, async ({page}) => {
    await open(page, text);
    const parts = /\/assets\/js\/\d+\./;
    await page.route(parts, answer);
    const link = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last();
    const title = (await link.innerText()).split('\n').at(-1) ?? '';
    await link.click();
    await expect(page.locator('h1')).toContainText(title);
    await expect(page.getByRole('alert').filter({hasText: 'the scripts of this page'})).toBeInViewport({
      ratio: 1,
    });
    await page.unroute(parts);
    await page.goBack();
    await hydrated(page);
    await expect(page.locator('h1')).toContainText('Support');
    await expect(page).toHaveURL(text);
  });
}

/** Each place that copies something, and what it says when the browser does not let it. */
const copies: readonly {
  readonly name: string;
  readonly address: string;
  readonly copy: (page: Page) => Promise<void>;
  readonly says: (page: Page) => Locator;
}[] = [
  {
    name: 'an install command',
    address: grid,
    copy: (page) => page.locator('[data-copy]').first().click(),
    says: (page) => page.locator('[data-copy]').first().filter({hasText: 'Not copied'}),
  },
  {
    name: 'a demo',
    address: grid,
    copy: async (page) => {
      const demo = page.locator('[data-demo]').first();
      await demo.scrollIntoViewIfNeeded();
      await demo.locator('[data-toolbar-item="copy"]').click();
    },
    says: (page) => page.locator('[data-demo]').first().getByText('Not copied', {exact: true}),
  },
  {
    name: 'a block of code',
    address: '/x/introduction/installation/',
    copy: async (page) => {
      await page.locator('article figure').first().hover();
      await page.locator('article figure [data-copy]').first().click();
    },
    says: (page) => page.locator('article figure [data-copy]').first().filter({hasText: 'Not copied'}),
  },
  {
    name: 'the page as Markdown',
    address: text,
    copy: async (page) => {
      await page.getByRole('button', {name: 'Markdown'}).click();
      await page.getByRole('menuitem', {name: /^Copy as Markdown/}).click();
    },
    says: (page) => page.getByRole('status').filter({hasText: 'Your browser did not allow copying.'}),
  },
  {
    name: 'the link with the settings',
    address: text,
    copy: async (page) => {
      await page.getByRole('button', {name: 'Preferences'}).click();
      await page.getByRole('button', {name: 'Copy link'}).click();
    },
    says: (page) =>
      page.getByRole('status').filter({hasText: 'The browser does not let this page use the clipboard.'}),
  },
  {
    name: 'the link of an API entry',
    address: '/x/api/data-grid/data-grid/',
    copy: async (page) => {
      const entry = page.locator('#prop-rows, [id$="-rows"]').first();
      await entry.scrollIntoViewIfNeeded();
      await entry.locator('summary').press('Enter');
      await entry.locator('a[data-api-link]').first().click();
    },
    says: (page) => page.locator('[data-api-status]').filter({hasText: 'Not copied'}),
  },
];

for (const {name, address, copy, says} of copies) {
  test(`copying says so where the clipboard is denied: ${name}`, async ({page}) => {
    const {problems} = observe(page);
    await denyClipboard(page);
    await open(page, address);
    await copy(page);
    await expect(says(page)).toBeVisible();
    expect(problems()).toEqual([]);
  });
}
