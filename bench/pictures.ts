// Takes the pictures of the READMEs from the last build.
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {withBuild} from '../scripts/preview/withBuild';
import {projectRoot} from '../scripts/setup.mjs';
import {runMain} from '../src/lib/node/terminal.mjs';
import {sheetHtml, sheetWidth, type CaptionedPicture} from './pictures/sheetHtml';
import {openPage, runningDemo, takeToolbar} from './pictures/takePicture';
import {toolbarStates} from './pictures/toolbarStates';

/**
 * A page as it opens.
 *
 * @param origin - where the site is served
 */
async function takeSite(browser: Browser, origin: string): Promise<Buffer> {
  const page = await openPage(browser, `${origin}/x/react-charts/quickstart/`, {width: 1280, height: 800});
  await runningDemo(page, 'QuickstartFirst');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  return page.screenshot();
}

/** Every state of a demo's toolbar on one sheet, as {@link takeSite}. */
async function takeToolbars(browser: Browser, origin: string): Promise<Buffer> {
  const pictures: CaptionedPicture[] = [];
  for (const state of toolbarStates) {
    pictures.push({caption: state.caption, png: await takeToolbar(browser, origin, state)});
  }
  const page = await browser.newPage({viewport: {width: sheetWidth, height: 1000}});
  await page.setContent(sheetHtml(pictures));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({width: sheetWidth, height});
  // Playwright knows PNG, five times as heavy, and JPEG, which blurs text at this weight.
  const session = await page.context().newCDPSession(page);
  const {data} = await session.send('Page.captureScreenshot', {format: 'webp', quality: 60});
  return Buffer.from(data, 'base64');
}

function write(name: string, picture: Buffer): void {
  const file = path.join('media', name);
  writeFileSync(path.join(projectRoot, file), picture);
  console.log(`${file}  ${Math.ceil(picture.length / 1000)} kB`);
}

runMain(() =>
  withBuild(async (browser, origin) => {
    write('site.png', await takeSite(browser, origin));
    write('demo-toolbar.webp', await takeToolbars(browser, origin));
  }),
);
