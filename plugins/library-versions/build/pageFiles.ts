import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {VersionPage} from './pages/findPage';
import {addressesIn} from '../../translations/build';
import type {DocumentedVersion} from './versions';

/** `movedFrom` of a page's front matter, with a slash at the end; other values are refused when the page is built. */
function movedFromOf(frontMatter: Readonly<Record<string, unknown>>): string[] {
  const {movedFrom} = frontMatter;
  return Array.isArray(movedFrom)
    ? movedFrom.filter((each): each is string => typeof each === 'string').map((each) => `${each}/`)
    : [];
}

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
      const filePath = path.join(folder, page, 'index.mdx');
      const fileContent = readFileSync(filePath, 'utf8');
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
      return {address: `${page}/`, movedFrom: movedFromOf(frontMatter)};
    }),
  );
}
