import {canonicalPath} from './canonicalPath';
import type {NavigationPage} from './types';

function* walk(pages: readonly NavigationPage[]): Generator<NavigationPage> {
  for (const page of pages) {
    yield page;
    yield* walk(page.children ?? []);
  }
}

/**
 * Checks that no two items of the tree have one address; a trailing slash makes no difference (B1.5).
 *
 * @throws Error `Duplicated pathname <path> in pages`, with the path as the second item writes it
 */
export function assertUniquePathnames(pages: readonly NavigationPage[]): void {
  const seen = new Set<string>();
  for (const {pathname} of walk(pages)) {
    const key = canonicalPath(pathname).replace(/\/+$/, '');
    if (seen.has(key)) {
      throw new Error(`Duplicated pathname ${pathname} in pages`);
    }
    seen.add(key);
  }
}
