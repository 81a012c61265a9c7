import type {Browser, Locator, Page} from 'playwright-core';
import {THEME_SETTINGS_STORAGE_KEY} from '../../src/preferences/theme/types';
import {readerAgent} from '../reader';
import type {ToolbarState} from './toolbarStates';

/** Window of a state that names no width, in px: a demo there is half as wide as the sheet. */
const usualWidth = 690;

/** Height of a window, in px. */
const usualHeight = 900;

/** What of the demo above its toolbar, and of the page below all that is open, is in the picture, in px. */
const usuallyAbove = 88;
const below = 12;

/** Where a toolbar is put, in px from the top of the window: clear of the header, with room for a menu below it. */
const place = 420;

/**
 * Opens a page as a reader with these settings, without movement and without a worker.
 *
 * @throws when the page cannot be reached
 */
export async function openPage(
  browser: Browser,
  address: string,
  {
    mode = 'light',
    direction = 'ltr',
    width = usualWidth,
    height = usualHeight,
  }: Partial<ToolbarState> & {height?: number},
): Promise<Page> {
  const page = await browser.newPage({
    userAgent: readerAgent(browser),
    viewport: {width, height},
    colorScheme: mode,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    permissions: ['clipboard-write'],
  });
  await page.addInitScript(
    ([key, settings]) => {
      // The opaque first document has no storage.
      if (window.location.protocol.startsWith('http')) window.localStorage.setItem(key, settings);
    },
    [THEME_SETTINGS_STORAGE_KEY, JSON.stringify({direction})] as const,
  );
  await page.goto(address);
  return page;
}

/** Waits until a demo runs. */
export async function runningDemo(page: Page, name: string): Promise<Locator> {
  const demo = page.locator(`#${name}`);
  await demo.scrollIntoViewIfNeeded();
  await page.locator(`#${name}[data-demo-state="ready"]`).waitFor();
  return demo;
}

/** The picture of a toolbar with what is open at it: from a little above it to the end of the demo or of the menu. */
export async function takeToolbar(browser: Browser, origin: string, state: ToolbarState): Promise<Buffer> {
  const {width = usualWidth, above = usuallyAbove} = state;
  const page = await openPage(browser, origin + state.address, state);
  const demo = await runningDemo(page, state.demo);
  // A grid may have a toolbar of its own above it.
  const toolbar = demo.getByRole('toolbar').last();
  await toolbar.evaluate((bar, space) => window.scrollBy(0, bar.getBoundingClientRect().top - space), place);
  await state.act?.(demo, page);
  // Fonts, icons and marks that come with what was opened.
  await page.waitForLoadState('networkidle');
  const menus = await page.getByRole('menu').all();
  const boxes = await Promise.all([toolbar, demo, ...menus].map((each) => each.boundingBox()));
  const [top = 0] = boxes.map((box) => Math.max(0, (box?.y ?? 0) - above));
  const end = Math.max(...boxes.map((box) => (box ? box.y + box.height : 0))) + below;
  const png = await page.screenshot({clip: {x: 0, y: top, width, height: Math.min(end, usualHeight) - top}});
  await page.close();
  return png;
}
