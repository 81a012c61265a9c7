import type {Page} from '@playwright/test';
import {expect, test} from '../e2e/support/test';
import {chooseLook, templateAddresses} from '../e2e/support/addresses';
import {expectChineseFurniture} from '../e2e/support/furniture';
import {open} from '../e2e/support/journey';
import {expectNoHorizontalScroll, expectNoSeriousAxeFindings, look, observe} from '../e2e/support/observe';

/** Links and buttons of the header that lie on each other, by what they say. */
function overlapsInHeader(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const controls = [...header.querySelectorAll<HTMLElement>('a, button')].filter(
      (one) => one.offsetWidth > 0,
    );
    const getName = (one: HTMLElement) => one.ariaLabel ?? one.innerText;
    return controls.flatMap((one, index) =>
      controls.slice(index + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        return isApart ? [] : [`${getName(one)} and ${getName(other)}`];
      }),
    );
  });
}

// In one theme and direction each, by a fixed draw; the full check has every page, and these in all of them.
for (const language of ['en', 'zh'] as const) {
  test(`one page of each kind, ${language}: status, heading, console, width at 360 px, accessibility`, async ({
    browser,
  }) => {
    const addresses = templateAddresses.filter(
      (address) => address.startsWith('/zh/') === (language === 'zh'),
    );
    for (const address of addresses) {
      const chosen = chooseLook(address);
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
        // The navigation of the API reference is made of names.
        if (language === 'zh' && !address.includes('/api/')) await expectChineseFurniture(page);
        await expectNoHorizontalScroll(page);
        expect.soft(await overlapsInHeader(page), `${address} at 360 px`).toEqual([]);
        expect.soft(problems(), address).toEqual([]);
        await context.close();
      });
    }
  });
}
