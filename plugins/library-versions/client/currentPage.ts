import {stripLanguage} from '../../../src/navigation';
import {findFirstPage, pageAddress} from './versionItems';
import type {OlderVersion} from '../build/pages/versionMap';

/**
 * Where the newer versions have what a reader of an older one looks at. All addresses begin at the host's root.
 *
 * @param path - address of the page: `/zh/x/v7/react-charts/`
 */
export function currentPage(path: string, {newest, paths}: OlderVersion) {
  const language = path.slice(0, path.length - stripLanguage(path).length);
  const below = (address: string) => `${language}/x/${address}`;
  const address = pageAddress(path);
  const found = newest[address] === undefined ? address : newest[address];
  const isPage = found !== null && !paths.some((each) => found.startsWith(`${each}/`));
  return {
    /** The page in the current version, or the first page of its product. */
    href: below(isPage ? found : findFirstPage(path)),
    /** Whether `href` is the page itself. */
    isPage,
    /** The page in the newest version that has it; `undefined` when that is the reader's own version. */
    canonical: found === null ? undefined : below(found),
  };
}
