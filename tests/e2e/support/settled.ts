import {expect, type Page} from '@playwright/test';

/**
 * What `look` finds once it stays the same for a while, in ms, which may depend on what there is. The page counts that while itself: on a busy machine its
 * timers are late together, so whatever a demo has set for an earlier time has happened.
 */
export async function settled<Found>(
  page: Page,
  look: () => Promise<Found>,
  quiet: number | ((found: Found) => number),
): Promise<Found> {
  let last = await look();
  await expect(async () => {
    const before = last;
    const ms = typeof quiet === 'number' ? quiet : quiet(before);
    await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), ms);
    last = await look();
    expect<unknown>(last).toEqual(before);
  }).toPass({intervals: [0], timeout: 30_000});
  return last;
}
