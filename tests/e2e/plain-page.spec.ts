import {expect, test} from './support/test';
import {movedNodes, recordFrames} from './support/frames';
import {open, scriptsWith, scriptTexts} from './support/journey';

/** Texts that stand only in the code of the component library, its styling engine and the highlighter. */
const heavy = [
  ['the component library', 'MuiTouchRipple'],
  ['the styling engine', 'data-emotion'],
  ['the highlighter', 'before-tokenize'],
] as const;

/** The first script of each demo is fetched when the demo comes near: these pages start with text alone. */
for (const address of ['/x/no-such-page/', '/x/introduction/support/', '/x/introduction/installation/']) {
  test(`the initial scripts of ${address} hold neither components, styling engine nor highlighter`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 300});
    const scripts = scriptTexts(page);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    const waiting = page.locator('[data-demo]:not([data-demo-state=waiting])');
    await expect(waiting).toHaveCount(0);
    for (const [name, text] of heavy) {
      expect(await scriptsWith(scripts, text), name).toEqual([]);
    }
    expect((await scripts()).size).toBeGreaterThan(1);
  });
}

test('the same texts are found once a demo runs, so the check above can see them', async ({page}) => {
  const scripts = scriptTexts(page);
  await open(page, '/x/react-data-grid/');
  await expect(page.locator('[data-demo-state=ready]').first()).toBeAttached();
  for (const [name, text] of heavy.slice(0, 2)) {
    expect((await scriptsWith(scripts, text)).length, name).toBeGreaterThan(0);
  }
});

for (const [address, width] of [
  ['/x/offline/', 1440],
  ['/x/offline/', 360],
  ['/zh/x/offline/', 360],
] as const) {
  test(`nothing moves on ${address} when it is known what is on the device, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await recordFrames(page);
    await open(page, address);
    await expect(page.locator('[data-keep=ready]')).toBeVisible();
    await expect(page.getByRole('heading', {level: 2})).toHaveCount(3);
    expect(await movedNodes(page)).toBe('');
  });
}
