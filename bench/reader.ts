import type {Browser, Page} from 'playwright-core';
import {viewport} from './pages';

/**
 * A page in a context of its own, so that the cache is empty, with the name of an ordinary browser: that of a browser
 * without a window makes the site take it for a crawler, which is spared the adverts.
 */
export function openAsReader(browser: Browser): Promise<Page> {
  const version = browser.version().replace(/\..*$/s, '.0.0.0');
  return browser.newPage({
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`,
    viewport,
    // What a worker fetches beside the page would be counted with it.
    serviceWorkers: 'block',
  });
}
