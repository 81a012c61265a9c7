import {parseArgs} from 'node:util';
import siteConfig from '../../docusaurus.config';
import {requiredTranslations} from '../../config/requiredTranslations';
import {
  currentName,
  documentedVersions,
  type DocumentedVersion,
} from '../../plugins/library-versions/build/versions';
import {findMissingTexts} from '../../plugins/translations/findMissingTexts';
import {listPages} from '../../plugins/translations/listPages';
import {englishPath, translatedPath} from '../../plugins/translations/pagePaths';
import sidebars from '../../sidebars';
import {run} from './command';
import {languages, readIfThere} from './siteFiles';
import {isIncomplete, languageStatus, renderStatus} from './statusReport';

/** `npm run i18n:status [--json] [--check]`: the translator's to-do list. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {json: {type: 'boolean', default: false}, check: {type: 'boolean', default: false}},
  });
  const siteDir = process.cwd();
  const statuses = await Promise.all(
    languages.map(async (language) => {
      const read = (page: string) => ({
        page,
        source: readIfThere(siteDir, englishPath(page)) ?? '',
        translation: readIfThere(siteDir, translatedPath(page, language)),
      });
      const older = documentedVersions(siteDir).filter(({name}) => name !== currentName);
      const texts = await findMissingTexts({
        siteDir,
        language,
        sidebars,
        themeConfig: siteConfig.themeConfig,
      });
      return languageStatus(
        language,
        listPages(siteDir).map(read),
        requiredTranslations(language),
        texts,
        Object.fromEntries(older.map((version) => [version.path, pagesOf(siteDir, version).map(read)])),
      );
    }),
  );
  console.log(values.json ? JSON.stringify(statuses, null, 2) : statuses.map(renderStatus).join('\n\n'));
  if (values.check && statuses.some(isIncomplete)) {
    process.exitCode = 1;
  }
}

/** Addresses of all pages of an older version, with its own in front: `v7/react-data-grid/quickstart`. */
function pagesOf(siteDir: string, {name, path}: DocumentedVersion): string[] {
  return listPages(siteDir, `version-${name}`).map((page) => `${path}/${page}`);
}

run(main);
