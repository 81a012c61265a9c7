import type {Browser, Page} from 'playwright-core';
import {readerAgent} from '../scripts/preview/readerAgent';
import {viewport} from './pages';

/** A page in a context of its own, so that the cache is empty, in an ordinary browser. */
export function openAsReader(browser: Browser): Promise<Page> {
  return browser.newPage({
    userAgent: readerAgent(browser),
    viewport,
    // What a worker fetches beside the page would be counted with it.
    serviceWorkers: 'block',
  });
}
