import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {differentFrames, layoutShift, movedNodes, recordFrames} from './support/frames';
import {open, startDemo, storeOnce} from './support/journey';

const modes = ['light', 'dark'] as const;

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

for (const system of modes) {
  for (const stored of [undefined, ...modes]) {
    test(`no flash with ${stored ?? 'no'} stored mode on a ${system} system`, async ({page}) => {
      await page.emulateMedia({colorScheme: system});
      await storeOnce(page, {mode: stored});
      await recordFrames(page);
      await open(page, '/x/introduction/support/');
      await settle(page);
      const frames = await differentFrames(page);
      expect(frames).toHaveLength(1);
      await expect(page.locator('html')).toHaveAttribute('data-theme', stored ?? system);
    });
  }
}

for (const address of ['/x/introduction/support/', '/zh/x/introduction/support/', '/x/no-such-page/']) {
  test(`a stored dark right-to-left ${address} never shows anything else`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await storeOnce(page, {mode: 'dark', settings: '{"direction":"rtl","dense":true,"spacing":4}'});
    await recordFrames(page);
    await open(page, address);
    await settle(page);
    const frames = await differentFrames(page);
    expect(frames).toHaveLength(1);
    expect(frames[0]?.direction).toBe('rtl');
    expect(await layoutShift(page), await movedNodes(page)).toBe(0);
  });
}

test('the chosen direction stands over changes of page', async ({page}) => {
  await storeOnce(page, {settings: '{"direction":"rtl"}'});
  await recordFrames(page);
  await open(page, '/x/introduction/');
  for (const [link, address] of [
    ['Roadmap', /\/introduction\/roadmap\/$/],
    ['Support', /\/introduction\/support\/$/],
  ] as const) {
    await page.locator('#site-navigation').getByRole('link', {name: link}).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).toContainText(link);
    await settle(page);
  }
  // Frames, not attributes: the head manager may write its own value, which is put right before the paint.
  expect((await differentFrames(page)).map(({direction}) => direction)).toEqual(['rtl']);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

for (const [address, demo] of [
  ['/x/react-data-grid/quickstart/', 'FirstGrid'],
  ['/zh/x/react-date-pickers/quickstart/', 'FirstPicker'],
] as const) {
  test(`stored preferences move nothing on ${address}, its demo included`, async ({page}) => {
    await storeOnce(page, {
      mode: 'dark',
      settings: JSON.stringify({
        direction: 'rtl',
        dense: true,
        spacing: 4,
        paletteColors: {primary: {main: '#b71c1c'}},
        componentLocale: 'frFR',
      }),
    });
    await recordFrames(page);
    await open(page, address);
    await startDemo(page, demo);
    await settle(page);
    expect(await layoutShift(page), await movedNodes(page)).toBe(0);
  });
}
