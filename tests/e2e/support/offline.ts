import {copyFileSync, existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {expect, test as base} from './test';
import {findFreePort} from '../../../scripts/lib/port.mjs';
import {endServer, startServer} from './serverProcess';
import {linkSite, writeOtherBuild} from './twoBuilds';

/** A site on a server of its own, which a test deploys, stops and starts again. */
export interface ServedBuild {
  /** With the port, without a slash at its end. */
  readonly origin: string;
  /** Folder of the build that is served. */
  readonly folder: string;
  /** Puts another build, all of whose files have other names, in the place of the first. */
  deployOther(): void;
  /** Puts the file that switches a worker off in the place of the English one. */
  switchOff(): void;
  /** Ends the server's process: from now on there is no network. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Tests of a site with a worker. Each has a server and a copy of the small site of its own. */
export const test = base.extend<{site: ServedBuild}>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none.
  site: async ({}, provide, {testId}) => {
    const folder = path.join('test-results', 'offline', testId);
    const other = `${folder}.other`;
    linkSite(folder);
    await writeOtherBuild(other);
    const port = await findFreePort();
    const start = () => startServer(folder, port, {SERVE_FEEDBACK_FOLDER: `${folder}.feedback`});
    let server = await start();
    await provide({
      origin: `http://localhost:${port}`,
      folder,
      deployOther() {
        renameSync(folder, `${folder}.old`);
        renameSync(other, folder);
      },
      switchOff() {
        const worker = path.join(folder, 'x', 'sw.js');
        // A link of the file that other tests have.
        rmSync(worker);
        copyFileSync(path.join(folder, 'x', 'sw-off.js'), worker);
      },
      stop: () => endServer(server),
      async start() {
        server = await start();
      },
    });
    await endServer(server);
    for (const copy of [folder, other, `${folder}.old`, `${folder}.feedback`]) {
      if (existsSync(copy)) rmSync(copy, {recursive: true});
    }
  },
});

/** Whether an address is in a cache of the site. */
export function isKept(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (pathname) => (await caches.match(pathname)) !== undefined, address);
}

/** Waits until the worker answers for a page, and until it has kept the page at an address with all of its files. */
export async function kept(page: Page, address: string): Promise<void> {
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isControlled, {timeout: 30_000}).toBe(true);
  await expect.poll(() => isKept(page, address), {timeout: 30_000}).toBe(true);
}

/** Names of all caches that the site has made. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Scripts and style sheets of the bundler that the page at hand has asked for, from its HTML on. */
export function bundledFiles(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({name}) => new URL(name).pathname)
        .filter((name) => /\/assets\/(?:js|css)\//.test(name)),
    ),
  ]);
}

/** Counts the documents that a page shows from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

/** Asks for a new worker, as the browser does when a page is opened. */
export async function askForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

/** Has the documents of a context think that they are focused unless their window is called `unfocused`. */
export async function steerFocus(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Document.prototype.hasFocus = () => window.name !== 'unfocused';
  });
}
