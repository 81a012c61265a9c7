import {expect} from '@playwright/test';
import {adScript, goodAd} from '../fixtures/adServer';
import {startAnalyticsServer} from '../fixtures/analyticsServer';
import {blockedRequests, hiddenSelectors} from '../fixtures/blockerList';
import {
  endNetwork,
  label,
  readLayout,
  readLayoutShifts,
  place,
  withNetwork,
  type Network,
} from './support/adverts';
import {hydrated, open, uncaughtErrors} from './support/journey';
import {expectNoSeriousAxeFindings} from './support/observe';
import {decided, forward, ordinaryBrowser, test} from './support/services';

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const address = '/x/introduction/';

// The browser of the tests says that it is headless, which makes it a crawler.
test.use({userAgent: ordinaryBrowser});

test.afterEach(({page}) => endNetwork(page));

/** Every outcome: what the network does, the draw, the reader's choice, and what the block says at the end. */
const outcomes: readonly {
  name: string;
  network?: Network;
  draw?: number;
  choice?: 'allowed' | 'refused';
  shows: string | null;
}[] = [
  {name: 'an ad', choice: 'allowed', shows: 'carbon-body-top-image'},
  {name: 'an ad, inline', choice: 'allowed', draw: 0.1, shows: 'carbon-body-top-inline'},
  {
    name: 'a script that never ends its load',
    choice: 'allowed',
    network: {script: 'hangs'},
    shows: 'in-house-templates-body-top-image',
  },
  {name: 'a script that fails', choice: 'allowed', network: {script: 'fails'}, draw: 0.1, shows: null},
  {
    name: 'a script that redirects',
    choice: 'allowed',
    network: {script: 'redirects'},
    shows: 'in-house-templates-body-top-image',
  },
  {
    name: 'a script that throws',
    choice: 'allowed',
    network: {script: {text: 'throw new Error("from the network")'}},
    draw: 0.1,
    shows: null,
  },
  {
    name: 'a script that attacks',
    choice: 'allowed',
    network: {
      script: adScript(
        '<div id="carbonads"><a class="carbon-text" href="javascript:document.title=1">Click</a><h1>Injected</h1><form></form></div>',
      ),
    },
    shows: 'in-house-templates-body-top-image',
  },
  {
    name: 'an ad of 1 MB',
    choice: 'allowed',
    network: {script: adScript(goodAd.replace('Sensors that last.', 'long '.repeat(200_000)))},
    shows: 'carbon-body-top-image',
  },
  {name: 'a refusal', choice: 'refused', shows: 'in-house-body-top-image'},
  {name: 'a refusal, inline', choice: 'refused', draw: 0.1, shows: 'in-house-body-top-inline'},
];

for (const {name, network, draw, choice, shows} of outcomes) {
  test.describe(name, () => {
    // A script that leads elsewhere is what the policy is for.
    test.use({followsPolicy: name !== 'a script that redirects'});

    test(`no layout shift and a working page with ${name}`, async ({page}) => {
      const errors = uncaughtErrors(page);
      const server = await withNetwork(page, network, draw);
      if (choice) await decided(page, choice);
      await page.clock.install();
      await open(page, address);
      const before = await readLayout(page);
      if (choice === 'allowed') {
        await expect.poll(server.requests).toContain('/script.js');
        // The 7th poll and all further ones: a good ad that is still on its way must not be given up here.
        if (!shows?.startsWith('carbon-')) await page.clock.runFor(20_000);
      }
      if (shows === null) await expect(place(page)).toContainText('Adverts help to pay for these pages');
      else await expect(label(page)).toHaveAttribute('data-ga-event-label', shows, {timeout: 10_000});
      // One of each form; it takes long.
      if (network === undefined || shows === null)
        await expectNoSeriousAxeFindings(page, {include: '[data-offer]'});
      expect(await readLayout(page)).toEqual(before);
      expect(await readLayoutShifts(page)).toEqual([]);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      expect(await page.title()).toContain('Introduction');
      expect(errors.filter((text) => text !== 'from the network')).toEqual([]);
      if (choice === 'refused') expect(server.requests()).toEqual([]);
      expect(server.requests().filter((path) => path === '/script.js')).toHaveLength(
        choice === 'allowed' ? 1 : 0,
      );
      // The page goes on: a navigation works and gets a block of its own, or none.
      await page.getByRole('link', {name: 'licensing', exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toContainText('Licensing');
      await expect(place(page)).toHaveCount(0);
    });
  });
}

test('the server reserves the space, in both widths and without scripts', async ({
  browser: chromium,
  baseURL,
}) => {
  const context = await chromium.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  for (const [width, height] of [
    [1440, 126],
    [600, 126],
    [599, 142],
    [360, 142],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await page.goto(address);
    expect((await place(page).boundingBox())?.height).toBe(height);
    await expect(place(page)).toHaveCSS('margin-block', '24px');
    await expect(place(page)).toBeEmpty();
  }
  await expect(page.locator('.markdown > header + p + div + [data-offer]')).toHaveCount(1);
  await context.close();
});

test('at 360 px the first demo or paragraph begins early, and the block follows it; on wider screens it precedes', async ({
  page,
}) => {
  const first = page.locator('.page-start > :not([data-offer], [hidden])');
  await withNetwork(page);
  await decided(page, 'refused');
  for (const [width, isAfter] of [
    [360, true],
    [768, false],
    [1440, false],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await open(page, '/x/react-data-grid/quickstart/');
    const [text, block] = [await first.boundingBox(), await place(page).boundingBox()];
    if (!text || !block) throw new Error('The page has no text or no block');
    if (isAfter) {
      expect(text.y).toBeLessThan(420);
      expect(Math.round(block.y - text.y - text.height)).toBe(24);
    } else {
      expect(Math.round(text.y - block.y - block.height)).toBe(24);
    }
  }
});

test('consent given later starts the search, and a late ad replaces what stands there once', async ({
  page,
}) => {
  const server = await withNetwork(page, {script: {text: ''}});
  await page.clock.install();
  await open(page, address);
  await expect(label(page)).toHaveAttribute('data-ga-event-label', 'in-house-body-top-image');
  expect(server.requests()).toEqual([]);
  await page.getByRole('dialog').getByRole('button', {name: 'Allow'}).click();
  await expect.poll(server.requests).toContain('/script.js');
  await expect(label(page)).toHaveAttribute('data-ga-event-label', 'in-house-body-top-image');
  await page.clock.runFor(3000);
  await expect(label(page)).toHaveAttribute('data-ga-event-label', 'in-house-templates-body-top-image');
  await page.evaluate((html) => {
    document.getElementById('_carbonads_js')?.insertAdjacentHTML('afterend', html);
  }, goodAd);
  await page.clock.runFor(500);
  await expect(label(page)).toHaveAttribute('data-ga-event-label', 'carbon-body-top-image');
  const link = place(page).getByRole('link');
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', 'https://ads.test/click');
  expect(await readLayoutShifts(page)).toEqual([]);
});

test('crawlers get an empty box, and nothing is requested', async ({browser: chromium, baseURL}) => {
  const context = await chromium.newContext({userAgent: crawler, baseURL});
  const page = await context.newPage();
  const server = await withNetwork(page);
  await decided(page, 'allowed');
  const done = page.waitForResponse(async (response) =>
    /isbot|crawler/.test(response.url().endsWith('.js') ? await response.text() : ''),
  );
  await open(page, address);
  await done;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(place(page)).toBeEmpty();
  // The room alone, without the tint that says that something comes.
  await expect(place(page)).toBeHidden();
  expect((await place(page).boundingBox())?.height).toBe(126);
  expect(server.requests()).toEqual([]);
  await context.close();
  await server.close();
});

test('a crash hides the block, keeps its space and is reported', async ({page}) => {
  await withNetwork(page, {script: {text: ''}});
  await decided(page, 'allowed');
  const events: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[analytics]')) events.push(message.text());
  });
  await page.addInitScript(() => {
    const {setInterval} = window;
    window.setInterval = ((handler: () => void, time?: number) => {
      if (time === 500) throw new Error('no clock');
      return setInterval(handler, time);
    }) as typeof window.setInterval;
  });
  await open(page, address);
  await expect(place(page)).toBeHidden();
  expect((await place(page).boundingBox())?.height).toBe(126);
  await expect.poll(() => events.filter((text) => /\bad\b.*crash/.test(text)).length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a display and a click are reported', async ({page}) => {
  await withNetwork(page, {}, 0.05);
  const analytics = await startAnalyticsServer();
  await forward(page, 'https://analytics.test', analytics.origin);
  await decided(page, 'allowed');
  await page.clock.install();
  await open(page, address);
  await expect(label(page)).toHaveAttribute('data-ga-event-label', 'carbon-body-top-inline');
  const ads = () =>
    analytics
      .commands()
      .filter(([kind, name]) => kind === 'event' && name === 'ad')
      .map(([, , parameters]) => parameters);
  await page.clock.runFor(2500);
  const shown = {eventAction: 'display', eventLabel: 'carbon-body-top-inline'};
  await expect.poll(ads).toEqual([expect.objectContaining(shown)]);
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await label(page).click();
  await expect
    .poll(ads)
    .toEqual([expect.objectContaining(shown), expect.objectContaining({...shown, eventAction: 'click'})]);
  await analytics.close();
});

test('paper has no adverts', async ({page}) => {
  await withNetwork(page);
  await decided(page, 'refused');
  await open(page, address);
  await expect(label(page)).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(place(page)).toBeHidden();
});

test('a blocker changes nothing of the layout', async ({page}) => {
  await withNetwork(page);
  await decided(page, 'allowed');
  await open(page, address);
  await expect(label(page)).toBeVisible();
  const before = await readLayout(page);

  await page.unrouteAll({behavior: 'ignoreErrors'});
  const blocked: string[] = [];
  await page.route(
    (url) => blockedRequests.some((pattern) => pattern.test(url.href)),
    (route) => {
      blocked.push(route.request().url());
      return route.abort();
    },
  );
  await page.addInitScript(
    (css) => {
      document.addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style');
        style.textContent = css;
        document.head.append(style);
      });
    },
    `${hiddenSelectors.join(',')}{display:none!important}`,
  );
  await page.clock.install();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => blocked).toContain('https://ads.test/script.js');
  expect(blocked.filter((url) => !url.includes('.test/'))).toEqual([]);
  await page.clock.runFor(20_000);
  expect(await readLayout(page)).toEqual(before);
  expect(await readLayoutShifts(page)).toEqual([]);
});

test('in-house adverts are Chinese on Chinese pages, in the colors of the mode', async ({page}) => {
  await withNetwork(page);
  await decided(page, 'refused');
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/zh/x/introduction/');
  await expect(label(page)).toHaveText(/^\p{Script=Han}.+广告 · 来自 MUI$/u);
  await expect(place(page).getByRole('complementary')).toHaveAttribute('lang', 'zh-Hans');
  await expect(place(page).getByRole('img')).toHaveAttribute(
    'src',
    /\/zh\/x\/img\/products\/[\w-]+\.svg#dark$/,
  );
  await expectNoSeriousAxeFindings(page, {include: '[data-offer]'});
});

test('an advert without a picture is a line of the text, on the ground of the page', async ({page}) => {
  await withNetwork(page, {}, 0.1);
  await decided(page, 'refused');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, address);
  await expect(label(page)).toHaveAttribute('data-ga-event-label', 'in-house-body-top-inline');
  await expect(place(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const line = await place(page).getByRole('complementary').boundingBox();
  const text = await page.locator('.markdown > h2 + p').first().boundingBox();
  expect(line?.x).toBe(text?.x);
  expect(line?.width).toBeLessThanOrEqual(648);
});

test('at 360 px an advert shows its picture whole', async ({page}) => {
  await withNetwork(page);
  await decided(page, 'refused');
  await page.setViewportSize({width: 360, height: 740});
  await open(page, address);
  await expect(place(page).getByRole('img')).toHaveCSS('object-fit', 'contain');
  await page.setViewportSize({width: 1440, height: 900});
  await expect(place(page).getByRole('img')).toHaveCSS('object-fit', 'cover');
});
