import {expect, test} from './support/test';
import {allLooks} from './support/addresses';
import {open} from './support/journey';
import {expectNoAxeFindings, look} from './support/observe';
import {openPreferences} from './support/preferences';

for (const width of [360, 1440]) {
  for (const chosen of allLooks) {
    const address = chosen.direction === 'ltr' ? '/x/introduction/support/' : '/zh/x/introduction/support/';
    test(`the preferences of ${address} are accessible in ${chosen.mode}, ${chosen.direction}, ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 800});
      await look(page, chosen);
      await open(page, address);
      const panel = await openPreferences(page);
      await expect(panel).toHaveAttribute('aria-modal', 'true');
      await expect(panel).toHaveCSS('opacity', '1');
      await expect(panel).toBeInViewport({ratio: 0.99});
      await expectNoAxeFindings(page, {include: '[role=dialog]'});
      const wide = await panel.evaluate((element) => element.scrollWidth > element.clientWidth);
      expect(wide, 'the panel scrolls sideways').toBe(false);
    });
  }
}
