import {expect, test} from '@playwright/test';
import {lookOf, templateAddresses} from '../e2e/support/addresses';
import {open} from '../e2e/support/journey';
import {expectNoHorizontalScroll, expectNoSeriousAxeFindings, look, observe} from '../e2e/support/observe';

// In one theme and direction each, by a fixed draw; the full check has every page, and these in all of them.
for (const language of ['en', 'zh'] as const) {
  test(`one page of each kind, ${language}: status, heading, console, width at 360 px, accessibility`, async ({
    browser,
  }) => {
    const addresses = templateAddresses.filter(
      (address) => address.startsWith('/zh/') === (language === 'zh'),
    );
    for (const address of addresses) {
      const chosen = lookOf(address);
      await test.step(`${address} in ${chosen.mode}, ${chosen.direction}`, async () => {
        const context = await browser.newContext();
        const page = await context.newPage();
        const {problems} = observe(page);
        await look(page, chosen);
        const response = await open(page, address);
        expect.soft(response?.status(), address).toBe(address.includes('no-such-page') ? 404 : 200);
        await expect.soft(page.locator('h1'), address).toHaveCount(1);
        await expect.soft(page.locator('html'), address).toHaveAttribute('data-theme', chosen.mode);
        await expect.soft(page.locator('html'), address).toHaveAttribute('dir', chosen.direction);
        await expectNoSeriousAxeFindings(page, {exclude: '[data-demo-box]'});
        await expectNoHorizontalScroll(page);
        expect.soft(problems(), address).toEqual([]);
        await context.close();
      });
    }
  });
}
