import {readFileSync} from 'node:fs';
import path from 'node:path';
import {itemsIn} from '../../../src/lib/values';
import {readFrontMatter} from '../../../src/mdx/readFrontMatter';
import type {VersionPage} from './pages/findPage';
import {addressesIn} from '../../translations/build';
import type {DocumentedVersion} from './versions';

/**
 * The pages of a version, read from its files: every part of the build knows them all, whichever version it builds.
 *
 * @param siteDir - absolute path of the project
 * @returns sorted by address
 */
export async function readPages(
  siteDir: string,
  {docsDir}: Pick<DocumentedVersion, 'docsDir'>,
): Promise<VersionPage[]> {
  const folder = path.join(siteDir, docsDir);
  return Promise.all(
    addressesIn(folder).map(async (page): Promise<VersionPage> => {
      const text = readFileSync(path.join(folder, page, 'index.mdx'), 'utf8');
      // Other values are refused when the page is built.
      const moved = itemsIn((await readFrontMatter(text)).movedFrom).filter(
        (each) => typeof each === 'string',
      );
      return {address: `${page}/`, movedFrom: moved.map((each) => `${each}/`)};
    }),
  );
}
