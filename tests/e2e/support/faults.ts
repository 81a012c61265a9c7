import type {Page} from '@playwright/test';

/** Stops what a page fetches from now on, as the fault has it; what it gives back lets it work again. */
export type Fault = (page: Page) => Promise<() => Promise<void>>;

const scripts = '**/assets/js/**';

/** What may befall the code of a control before the reader asks for it. */
export const faults = {
  'its code fails to load': async (page) => {
    await page.route(scripts, (route) => route.abort());
    return () => page.unroute(scripts);
  },
  'its code is gone from the server': async (page) => {
    await page.route(scripts, (route) => route.fulfill({status: 404, body: 'Not found'}));
    return () => page.unroute(scripts);
  },
  'there is no network': async (page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** What a browser refuses a page; run in it before its first script. */
export const refusals: Readonly<Record<string, () => void>> = {
  'storage is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'cookies are blocked': () => {
    Object.defineProperty(Document.prototype, 'cookie', {get: () => '', set() {}});
  },
};

/** Makes every write to the clipboard fail, as a browser does that was told so. To be called before a page is opened. */
export async function denyClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', {value: {writeText: refuse, write: refuse}});
  });
}
