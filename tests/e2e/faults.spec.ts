import type {Locator, Page} from '@playwright/test';
import {hydrated, open} from './support/journey';
import {observe} from './support/observe';
import {expect, test} from './support/test';

// Nothing here waits for a machine that is busy with more than one control.
test.use({actionTimeout: 20_000});

/** A control whose code or data comes when a reader uses it. */
interface Control {
  readonly name: string;
  readonly address: string;
  readonly width?: number;
  /** What the reader presses. */
  readonly press: (page: Page) => Locator;
  /** What appears. */
  readonly result: (page: Page) => Locator;
}

const grid = '/x/react-data-grid/sorting/';

/** Without demos, which have failures of their own to tell. */
const text = '/x/introduction/support/';

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
];

/** Stops the network as the fault has it; what it gives back lets it work again. */
type Fault = (page: Page) => Promise<() => Promise<void>>;

const scripts = '**/assets/js/**';

const faults: Readonly<Record<string, Fault>> = {
  'its code fails to load': async (page) => {
    await page.route(scripts, (route) => route.abort());
    return () => page.unroute(scripts);
  },
  'its code is gone from the server': async (page) => {
    await page.route(scripts, (route) => route.fulfill({status: 404, body: 'Not found'}));
    return () => page.unroute(scripts);
  },
  'there is no network': async (page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
};

for (const {name, address, width = 1280, press, result} of controls) {
  for (const [fault, begin] of Object.entries(faults)) {
    test(`${name} says so when ${fault}, and works at the next try`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      const uncaught: string[] = [];
      page.on('pageerror', ({message}) => uncaught.push(message));
      await open(page, address);
      const heading = await page.getByRole('heading', {level: 1}).textContent();
      const end = await begin(page);
      await press(page).click();
      const alert = page.getByRole('alert').filter({hasText: 'could not be loaded'});
      await expect(alert).toBeInViewport({ratio: 1});
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading ?? '');
      await expect(page.getByRole('main')).toBeVisible();
      await end();
      await alert.getByRole('button', {name: 'Try again'}).click();
      await expect(result(page)).toBeVisible();
      await expect(alert).toHaveCount(0);
      expect(uncaught).toEqual([]);
    });
  }

  test(`${name}: Escape closes what says so, and the focus stays with the button`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, address);
    await page.route(scripts, (route) => route.abort());
    await press(page).press('Enter');
    const alert = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(alert).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(alert.getByRole('button', {name: 'Try again'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
    await expect(press(page)).toBeFocused();
  });
}

/** What a browser refuses a page, before its first script. */
const refusals: Readonly<Record<string, () => void>> = {
  'storage is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'cookies are blocked': () => {
    Object.defineProperty(Document.prototype, 'cookie', {get: () => '', set: () => undefined});
  },
};

for (const [refusal, arrange] of Object.entries(refusals)) {
  test(`every control works where ${refusal}`, async ({page}) => {
    const {problems} = observe(page);
    await page.addInitScript(arrange);
    for (const {address, width = 1280, press, result} of controls) {
      await page.setViewportSize({width, height: 800});
      await open(page, address);
      await press(page).click();
      await expect(result(page)).toBeVisible();
    }
    // The framework's own words, for its developers.
    expect(problems().filter((text) => !text.startsWith('Docusaurus browser storage is not'))).toEqual([]);
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

test.describe('where the clipboard is denied', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', {value: {writeText: refuse, write: refuse}});
    });
    await open(page, grid);
  });

  test('the button of an install command says so', async ({page}) => {
    const copy = page.locator('[data-copy]').first();
    await copy.click();
    await expect(copy).toHaveText('Not copied');
    await expect(copy).toHaveAttribute('title', /your browser did not allow it/);
  });

  test('a demo says so', async ({page}) => {
    const demo = page.locator('[data-demo]').first();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toHaveAttribute('data-demo-state', 'ready');
    await demo.locator('[data-toolbar-item="copy"]').click();
    await expect(demo.getByText('Not copied', {exact: true})).toBeVisible();
  });
});
