import {expect, type Page} from '@playwright/test';

/**
 * What `look` finds once it stays the same for a while, in ms. The page counts that while itself: on a busy machine its
 * timers are late together, so whatever a demo has set for an earlier time has happened.
 */
export async function settled<Found>(page: Page, look: () => Promise<Found>, quiet: number): Promise<Found> {
  let last = await look();
  await expect(async () => {
    const before = last;
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), quiet);
    last = await look();
    expect<unknown>(last).toEqual(before);
  }).toPass({intervals: [0], timeout: 30_000});
  return last;
}
