import {expect, type Page} from '@playwright/test';
import {consentButton, consentDialog, listEvents, test} from './support/analytics';
import {faults} from './support/faults';
import {layoutShift, recordFrames} from './support/frames';
import {hydrated, open} from './support/journey';
import {expectNoSeriousAxeFindings, look, observe} from './support/observe';
import {expectSentencesInOrder} from './support/sentences';
import {decided} from './support/services';

const start = '/x/introduction/';

/** What the debug mode has printed, as fate and event. */
function printed(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    const [, fate, name] = /^\[analytics\] (\w+) (\w+)/.exec(message.text()) ?? [];
    if (fate && name) lines.push(`${fate} ${name}`);
  });
  return lines;
}

test('nothing leaves before the choice, and an agreement sends what has happened', async ({
  page,
  analytics,
  outside,
}) => {
  const observation = observe(page);
  const lines = printed(page);
  await open(page, start);
  const dialog = consentDialog(page);
  await expect(dialog).toBeVisible();
  // Not modal: the page goes on below it.
  await page.getByRole('article').getByRole('link', {name: 'licensing'}).click();
  await expect(page.locator('h1')).toContainText('Licensing');
  await expect(dialog).toBeVisible();
  await expect.poll(() => lines).toEqual(['queued page_view', 'queued page_view']);
  expect(outside()).toEqual([]);

  await dialog.getByRole('button', {name: 'Allow all'}).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => analytics.commands().length).toBe(5);
  expect(analytics.requests()[0]).toBe('/gtag/js?id=G-TEST123');
  expect(
    analytics
      .commands()
      .slice(1)
      .map((command) => (command[0] === 'set' ? 'set' : command[1])),
  ).toEqual(['G-TEST123', 'set', 'page_view', 'page_view']);
  expect(lines.slice(2)).toEqual(['sent user_properties', 'sent page_view', 'sent page_view']);
  expect(observation.problems()).toEqual([]);
});

test('a refusal drops what has happened, counts on later pages, and can be changed both ways', async ({
  page,
  context,
  analytics,
  outside,
}) => {
  const lines = printed(page);
  await open(page, start);
  await consentDialog(page).getByRole('button', {name: 'Essential only'}).click();
  await expect(consentDialog(page)).toBeHidden();
  await expect.poll(() => lines).toContain('dropped page_view');

  await open(page, '/x/introduction/support/');
  await expect.poll(() => lines.filter((line) => line === 'dropped page_view')).toHaveLength(2);
  await expect(consentDialog(page)).toBeHidden();
  expect(outside()).toEqual([]);

  // From the footer, by keyboard: focus goes into the dialog and comes back.
  await consentButton(page).press('Enter');
  await expect(consentDialog(page)).toBeFocused();
  await expect(consentDialog(page).getByRole('button', {pressed: true})).toHaveText('Essential only');
  await page.keyboard.press('Escape');
  await expect(consentDialog(page)).toBeHidden();
  await expect(consentButton(page)).toBeFocused();

  await consentButton(page).click();
  await consentDialog(page).getByRole('button', {name: 'Allow all'}).click();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Licensing'}).click();
  await expect.poll(() => listEvents(analytics.commands()).length).toBe(1);
  await expect.poll(async () => (await context.cookies()).map(({name}) => name)).toContain('_ga');

  // What runs on this page ends with the agreement: the page is loaded again, without cookies of the service.
  const loaded = page.waitForEvent('load');
  await consentButton(page).click();
  await consentDialog(page).getByRole('button', {name: 'Essential only'}).click();
  await loaded;
  await hydrated(page);
  await expect(consentDialog(page)).toBeHidden();
  expect((await context.cookies()).map(({name}) => name)).toEqual([]);
  const before = outside().length;
  await page.getByRole('contentinfo').getByRole('link', {name: 'Support'}).click();
  await expect.poll(() => lines.at(-1)).toBe('dropped page_view');
  expect(outside()).toHaveLength(before);
});

for (const [name, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`${name} means essential only, whatever was chosen before`, async ({page, outside}) => {
    await page.addInitScript(
      ([key, signal]) => Object.defineProperty(Navigator.prototype, key, {get: () => signal}),
      [property, value] as const,
    );
    await decided(page, 'allowed');
    const lines = printed(page);
    await open(page, '/zh/x/introduction/');
    await expect.poll(() => lines).toEqual(['dropped page_view']);
    await expect(consentDialog(page)).toBeHidden();
    await consentButton(page).click();
    await expect(consentDialog(page)).toContainText('Do Not Track');
    await expect(consentDialog(page).getByRole('button')).toHaveText(['关闭']);
    await consentDialog(page).getByRole('button').click();
    await expect(consentDialog(page)).toBeHidden();
    expect(outside()).toEqual([]);
  });
}

for (const [fault, begin] of Object.entries(faults)) {
  test(`the dialog says so when ${fault}, sends nothing meanwhile, and comes at the next try`, async ({
    page,
    outside,
  }) => {
    await decided(page, 'refused');
    await open(page, start);
    const end = await begin(page);
    await consentButton(page).click();
    const alert = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(alert).toBeInViewport({ratio: 1});
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
    await expect(consentButton(page)).toBeFocused();
    await consentButton(page).press('Enter');
    await end();
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(consentDialog(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(outside()).toEqual([]);
  });
}

for (const [address, width, chosen] of [
  ['/x/introduction/', 1280, {mode: 'dark', direction: 'ltr'}],
  ['/zh/x/introduction/', 360, {mode: 'light', direction: 'rtl'}],
] as const) {
  test(`the dialog on ${address} at ${width} px: equal choices, first for the keyboard, moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 740});
    await look(page, chosen);
    await recordFrames(page);
    await open(page, address);
    const dialog = consentDialog(page);
    await expect(dialog).toBeVisible();
    if (chosen.direction === 'rtl') await expectSentencesInOrder(page);
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    const buttons = dialog.getByRole('button');
    await expect(buttons.first()).toBeFocused();
    await expect(buttons).toHaveCount(2);
    const looks = await buttons.evaluateAll((elements) => {
      const active = document.activeElement;
      if (active instanceof HTMLElement) active.blur();
      return elements.map((element) => {
        const {width: inline, height: block} = element.getBoundingClientRect();
        const {color, backgroundColor, borderColor, fontWeight, fontSize} = getComputedStyle(element);
        return [inline, block, color, backgroundColor, borderColor, fontWeight, fontSize].join();
      });
    });
    expect(looks[1]).toBe(looks[0]);
    const inside = await dialog.evaluate((element) => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
    });
    expect(inside).toBe(true);
    expect(await layoutShift(page)).toBe(0);
    await expectNoSeriousAxeFindings(page, {include: '[role=dialog]'});
    await page.emulateMedia({media: 'print'});
    await expect(dialog).toBeHidden();
  });
}
