import {expect, type Locator, type Page, type Response} from '@playwright/test';

/** Keys of the stored settings, as a browser has them (mode: Docusaurus' own key with our namespace). */
export const storageKeys = {mode: 'theme-mui-x-docs', settings: 'mui-x-docs.settings'} as const;

/**
 * Waits until React answers: a click on the server's HTML before that would be lost. How long that takes is a matter of
 * the machine (the largest API page draws 571 entries in software), and of the benchmark.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 20_000});
}

/** Opens a page and waits until it answers to a reader. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

/**
 * Scrolls by script, because an emulated wheel can be lost on a busy machine, and waits until the page has heard of it:
 * two scrolls within a frame would be one event. A busy machine that draws no frame tells of no scroll, so the wait ends.
 */
export async function scrollBy(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, {once: true});
        setTimeout(resolve, 2000);
        window.scrollBy({top: y, behavior: 'instant'});
      }),
    top,
  );
}

/**
 * Stores settings once, as if chosen on an earlier visit; unlike `look`, later changes of the page stay.
 *
 * @param stored - raw texts: they may be corrupt on purpose
 */
export async function storeOnce(page: Page, stored: {mode?: string; settings?: string}): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([keys, texts]) => {
      for (const name of ['mode', 'settings'] as const) {
        const text = texts[name];
        if (text === undefined) {
          window.localStorage.removeItem(keys[name]);
        } else {
          window.localStorage.setItem(keys[name], text);
        }
      }
    },
    [storageKeys, stored] as const,
  );
}

/** A demo's frame. */
export function locateDemo(page: Page, name: string): Locator {
  return page.locator(`[data-demo="${name}"]`);
}

/** Scrolls to a demo and waits until it runs. */
export async function startDemo(page: Page, name: string): Promise<Locator> {
  const demo = locateDemo(page, name);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-demo-state', 'ready');
  return demo;
}

/** Collects errors that nothing caught. */
export function uncaughtErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Texts of all scripts that a page fetches from now on, by address. */
export function scriptTexts(page: Page): () => Promise<Map<string, string>> {
  const texts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.ok() && response.request().resourceType() === 'script') {
      texts.set(response.url(), response.text());
    }
  });
  return async () =>
    new Map(await Promise.all([...texts].map(async ([url, text]) => [url, await text] as const)));
}

/** Addresses of the scripts that hold a text. */
export async function scriptsWith(
  texts: () => Promise<Map<string, string>>,
  needle: string | RegExp,
): Promise<string[]> {
  return [...(await texts())]
    .filter(([, text]) => (typeof needle === 'string' ? text.includes(needle) : needle.test(text)))
    .map(([url]) => url);
}

/** Opens the language menu of the header; its lines are the page in each language. */
export async function openLanguages(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', {name: /^(Language|语言)/})
    .click();
  return page.getByRole('menu', {name: /^(Language|语言)$/});
}

/** The line of a language, by its own name. */
export async function languageItem(page: Page, name: string): Promise<Locator> {
  return (await openLanguages(page)).getByRole('menuitem', {name: new RegExp(`^${name}`)});
}
