import type {Browser} from 'playwright-core';
import {sheetHtml, sheetWidth, type CaptionedPicture} from './sheetHtml';
import {openPage, runningDemo, takeToolbar} from './takePicture';
import {toolbarStates} from './toolbarStates';

/**
 * A page as it opens.
 *
 * @param origin - where the site is served
 */
export async function takeSite(browser: Browser, origin: string): Promise<Buffer> {
  const page = await openPage(browser, `${origin}/x/react-charts/quickstart/`, {width: 1280, height: 800});
  await runningDemo(page, 'QuickstartFirst');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  return page.screenshot();
}

/** Every state of a demo's toolbar on one sheet, as {@link takeSite}. */
export async function takeToolbars(browser: Browser, origin: string): Promise<Buffer> {
  const pictures: CaptionedPicture[] = [];
  for (const state of toolbarStates) {
    pictures.push({caption: state.caption, png: await takeToolbar(browser, origin, state)});
  }
  const page = await browser.newPage({viewport: {width: sheetWidth, height: 1000}});
  await page.setContent(sheetHtml(pictures));
  return page.screenshot({fullPage: true});
}
