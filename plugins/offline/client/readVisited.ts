import {parseCacheName, titleHeader} from '../names';

/** A page on this device. */
export interface VisitedPage {
  readonly path: string;
  readonly title: string;
}

/** Titles stand in the HTML with its escapes. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

/**
 * Pages of a language that were read, the last one first.
 *
 * @param except the address of the page that lists them
 */
export async function readVisited(language: string, except: string): Promise<VisitedPage[]> {
  const pages = new Map<string, VisitedPage>();
  for (const name of (await caches.keys()).reverse()) {
    const id = parseCacheName(name);
    if (id?.kind !== 'visited' || id.language !== language) continue;
    const cache = await caches.open(name);
    for (const key of [...(await cache.keys())].reverse()) {
      const path = new URL(key.url).pathname;
      if (!path.endsWith('/') || path === except || pages.has(path)) continue;
      const title = (await cache.match(key))?.headers.get(titleHeader);
      if (title) pages.set(path, {path, title: plainText(decodeURIComponent(title))});
    }
  }
  return [...pages.values()];
}
