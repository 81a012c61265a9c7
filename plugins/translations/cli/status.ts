import {isIncomplete, languageStatus, renderStatus} from '../build/statusReport';
import {readIfThere} from '../../../src/lib/node/readIfThere';
import {findMissingTexts} from '../findMissingTexts';
import {listPages} from '../listPages';
import type {SiteFacts} from '../options';
import {englishPath, translatedPath} from '../pagePaths';
import {readSidebars} from '../readSidebars';

/**
 * `npx docusaurus i18n:status [--json] [--check]`: the translator's to-do list, as data on request. With the check,
 * something that must be there and is not ends the process with a code that is not 0.
 */
export async function printStatus(
  siteDir: string,
  {languages, startedLanguages, requiredPages, olderVersions}: SiteFacts,
  {json, check}: {readonly json: boolean; readonly check: boolean},
): Promise<void> {
  const sidebars = await readSidebars(siteDir, 'current');
  const statuses = await Promise.all(
    languages.map(async (language) => {
      const read = (page: string) => ({
        page,
        source: readIfThere(siteDir, englishPath(page)) ?? '',
        translation: readIfThere(siteDir, translatedPath(page, language)),
      });
      const isStarted = startedLanguages.includes(language);
      const texts = await findMissingTexts({siteDir, language, sidebars, isStarted});
      return languageStatus(
        language,
        listPages(siteDir).map(read),
        requiredPages(language),
        texts,
        Object.fromEntries(
          olderVersions().map(({name, path}) => [path, listVersionPages(siteDir, name, path).map(read)]),
        ),
      );
    }),
  );
  console.log(json ? JSON.stringify(statuses, null, 2) : statuses.map(renderStatus).join('\n\n'));
  if (check && statuses.some((status) => isIncomplete(status, startedLanguages))) {
    process.exitCode = 1;
  }
}

/** Addresses of all pages of an older version, with its own in front: `v7/react-data-grid/quickstart`. */
function listVersionPages(siteDir: string, name: string, path: string): string[] {
  return listPages(siteDir, `version-${name}`).map((page) => `${path}/${page}`);
}
