// What a visit to the small site needs, for the tests and for the measurements, which do without the test runner.
import type {Page} from 'playwright-core';

/** Keeps a choice about third parties, as if made on an earlier visit; before the page is opened. */
export async function decided(
  page: Page,
  choice: 'allowed' | 'refused',
  services: readonly string[] = ['analytics', 'adverts', 'search', 'iconFont'],
): Promise<void> {
  await page.addInitScript((text) => {
    if (window.location.protocol.startsWith('http') && !localStorage.getItem('mui-x-docs.consent')) {
      localStorage.setItem('mui-x-docs.consent', text);
    }
  }, JSON.stringify({choice, services}));
}

/**
 * Hands all requests to an origin to a server of this test, status, headers and body as they are. The address stays what
 * the site is configured with, so that the security policy counts.
 *
 * @param from - origin, such as `https://ads.test`
 * @param to - origin of the server, such as `http://127.0.0.1:40123`
 */
export async function forward(page: Page, from: string, to: string): Promise<void> {
  await page.route(`${from}/**`, async (route) => {
    const url = route.request().url().replace(from, to);
    try {
      await route.fulfill({response: await route.fetch({url, maxRedirects: 0})});
    } catch {
      // The server does not answer, or the page is gone.
      await route.abort().catch(() => {});
    }
  });
}
