import {expect, test} from './support/test';
import file from '../../bench/bytes.json';
import {measureBytes} from '../../bench/measureBytes';
import {benchPages, pageKinds, type PageKind} from '../../bench/pages';
import {openAsReader} from '../../bench/reader';
import {sumKilobytes, watchTraffic} from '../../bench/traffic';
import {compareBytes, overBudget} from './support/compareBytes';

for (const kind of pageKinds) {
  test(`bytes of the page "${kind}"`, async ({browser, baseURL}) => {
    const measured = await measureBytes(browser, baseURL ?? '', kind);
    const {failures, notes} = compareBytes(kind, measured, file);
    for (const note of notes) console.warn(note);
    expect(failures).toEqual([]);
    expect(overBudget(kind, measured, file)).toEqual([]);
  });
}

/** Most JavaScript in kB that a demo may bring when another one of its package runs: its own code and few modules. */
const nextDemoBudget = 15;

for (const kind of ['grid', 'picker', 'chart', 'tree'] as const satisfies readonly PageKind[]) {
  test(`the package of the page "${kind}" is loaded once for its demos`, async ({browser, baseURL}) => {
    const page = await openAsReader(browser);
    const traffic = watchTraffic(page);
    const javascript = async () => {
      await traffic.quiet();
      return sumKilobytes(await traffic.bodies(), 'javascript');
    };
    await page.goto(`${baseURL ?? ''}${benchPages[kind].address}`);
    await page.locator(`#${benchPages[kind].demos[0]}[data-demo-state="ready"]`).waitFor();
    const first = await javascript();
    const waiting = page.locator('[data-demo][data-demo-state="waiting"]');
    const before = await waiting.count();
    const next = page.locator(`#${(await waiting.first().getAttribute('data-demo')) ?? ''}`);
    await next.scrollIntoViewIfNeeded();
    await expect(next).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
    const more = (await javascript()) - first;
    // A small one brings its neighbor near the view, too.
    expect(more).toBeLessThan(nextDemoBudget * (before - (await waiting.count())));
    await page.close();
  });
}
