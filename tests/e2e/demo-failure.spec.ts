import {expect, test} from './support/test';

for (const [prefix, again] of [
  ['', 'Start it again'],
  ['/zh', '重新启动'],
] as const) {
  test(`a demo that cannot be fetched says so in its box, and starts when it can (${prefix || 'en'})`, async ({
    page,
  }) => {
    const address = `${prefix}/x/react-tree-view/quickstart/`;
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    // What the page itself needs is there; from now on the network is not.
    await page.route('**/*.js', (route) => route.abort());
    const section = page.locator('[data-demo]').last();
    const name = await section.getAttribute('data-demo');
    await section.scrollIntoViewIfNeeded();
    const alert = section.getByRole('alert');
    await expect(alert).toContainText(name ?? '');
    // The rest of the page goes on: the code is there to read.
    await expect(section.locator('pre').last()).toBeVisible();

    await page.unroute('**/*.js');
    await alert.getByRole('button', {name: again}).click();
    await expect(section).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
    await expect(alert).toHaveCount(0);
    await expect(section.getByRole('toolbar')).toBeVisible();
  });
}
