import {expect, test} from './support/test';

for (const [prefix, text, again] of [
  ['', 'could not be loaded', 'Try again'],
  ['/zh', '加载失败', '重试'],
] as const) {
  test(`a demo that cannot be fetched says so in its box, and starts when it can (${prefix || 'en'})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/x/react-tree-view/quickstart/`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    // What the page itself needs is there; from now on the network is not.
    await page.route('**/*.js', (route) => route.abort());
    const section = page.locator('[data-demo]').last();
    await section.scrollIntoViewIfNeeded();
    // Once for all that is missing, and not as a fault of the demo.
    const alert = section.getByRole('alert');
    await expect(alert).toContainText(text);
    await expect(section.locator('[data-demo-box]').getByRole('alert')).toBeVisible();
    await expect(alert.getByRole('link')).toHaveCount(0);
    // The rest of the page goes on: the code is there to read.
    await expect(section.locator('pre').last()).toBeVisible();

    await page.unroute('**/*.js');
    await alert.getByRole('button', {name: again}).click();
    await expect(section).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
    await expect(alert).toHaveCount(0);
    await expect(section.getByRole('toolbar')).toBeVisible();
  });
}
