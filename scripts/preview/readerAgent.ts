import type {Browser} from 'playwright-core';

/**
 * The name of an ordinary browser of this version: that of a browser without a window makes the site take it for a
 * crawler, which is spared the adverts.
 */
export function readerAgent(browser: Browser): string {
  const version = browser.version().replace(/\..*$/s, '.0.0.0');
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;
}
