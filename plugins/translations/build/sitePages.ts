import {listPages} from '../listPages';
import {englishPath} from '../pagePaths';
import {nearestNames} from '../../../src/lib/nearest';
import {readIfThere} from '../../../src/lib/node/readIfThere';

/**
 * A page's address from what people type: with `/x/`, `docs/`, the folder of a version or the file name, too.
 *
 * @param languages - those that the site is translated to, whose addresses begin with their names: `/zh/x/`
 */
export function pageFromArgument(argument: string, languages: readonly string[]): string {
  const prefix = languages.map((each) => `/${each}`).find((each) => argument.startsWith(`${each}/x/`)) ?? '';
  return argument
    .slice(prefix.length)
    .replace(/^(?:\.\/)?versioned_docs\/version-/, 'v')
    .replace(/^(?:\.\/)?(?:docs\/|\/x\/|\/)?/, '')
    .replace(/\/?(?:index\.mdx)?$/, '');
}

/**
 * Content of the English page that a command was given.
 *
 * @throws for an unknown page, with the names that come closest
 */
export function readSource(siteDir: string, page: string): string {
  const source = readIfThere(siteDir, englishPath(page));
  if (source === undefined) {
    const near = nearestNames(page, listPages(siteDir)).join(', ');
    throw new Error(`There is no page "${page}". Nearest: ${near}`);
  }
  return source;
}
