import {open, startDemo} from './support/journey';
import {faults} from './support/faults';
import {expect, test} from './support/test';

// Nothing here waits for a machine that is busy with more than one control.
test.use({actionTimeout: 20_000});

for (const [prefix, text, again] of [
  ['', 'could not be loaded', 'Try again'],
  ['/zh', '加载失败', '重试'],
] as const) {
  for (const [fault, begin] of Object.entries(faults)) {
    test(`a demo says so in its box when ${fault}, and starts when it can (${prefix || 'en'})`, async ({
      page,
    }) => {
      await open(page, `${prefix}/x/react-tree-view/quickstart/`);
      // What the page itself needs is there.
      const end = await begin(page);
      const section = page.locator('[data-demo]').last();
      await section.scrollIntoViewIfNeeded();
      // Once for all that is missing, and not as a fault of the demo.
      const alert = section.getByRole('alert');
      await expect(alert).toContainText(text);
      await expect(section.locator('[data-demo-box]').getByRole('alert')).toBeVisible();
      await expect(alert.getByRole('link')).toHaveCount(0);
      // The rest of the page goes on: the code is there to read.
      await expect(section.locator('pre').last()).toBeVisible();

      await end();
      await alert.getByRole('button', {name: again}).click();
      await expect(section).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
      await expect(alert).toHaveCount(0);
      await expect(section.getByRole('toolbar')).toBeVisible();
    });
  }
}

for (const [fault, begin] of Object.entries(faults)) {
  test(`a styling of a demo says so when ${fault}, the demo and its code stay, and it comes at the next try`, async ({
    page,
  }) => {
    await open(page, '/x/react-data-grid/style/');
    const demo = await startDemo(page, 'StyleRows');
    const end = await begin(page);
    await demo.getByRole('button', {name: 'MUI System'}).click();
    await demo.getByRole('menuitemradio', {name: 'Tailwind'}).click();
    const alert = demo.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await expect(demo).toHaveAttribute('data-demo-styling', 'system');
    await expect(demo.locator('pre').last()).toBeVisible();
    await end();
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(demo).toHaveAttribute('data-demo-styling', 'tailwind');
    await expect(alert).toHaveCount(0);
  });

  test(`the form for feedback on a demo says so when ${fault}, and comes at the next try`, async ({page}) => {
    await open(page, '/x/react-data-grid/quickstart/');
    const demo = await startDemo(page, 'FirstGrid');
    const end = await begin(page);
    await demo.getByRole('button', {name: 'More'}).click();
    await page.getByRole('menuitem', {name: 'Feedback on this demo'}).click();
    // A heading that comes to lie under the pointer would fetch the form by itself.
    await page.mouse.move(0, 0);
    const alert = demo.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await end();
    // With the network it comes by itself.
    if (fault !== 'there is no network') await alert.getByRole('button', {name: 'Try again'}).press('Enter');
    await expect(demo.getByRole('textbox', {name: /the demo FirstGrid/})).toBeFocused();
    await expect(alert).toHaveCount(0);
  });

  test(`a project to take away says so when ${fault}, and is made at the next try`, async ({page}) => {
    await open(page, '/x/react-data-grid/quickstart/');
    const demo = await startDemo(page, 'FirstGrid');
    const end = await begin(page);
    const take = async () => {
      await demo.getByRole('button', {name: 'More'}).click();
      await demo.getByRole('menuitem', {name: 'Download project (.zip)'}).click();
    };
    await take();
    await expect(demo.getByText('A part of this page could not be loaded.')).toBeVisible();
    await end();
    const download = page.waitForEvent('download');
    await take();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  });
}
