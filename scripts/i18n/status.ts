import {parseArgs} from 'node:util';
import siteConfig from '../../docusaurus.config';
import {requiredTranslations} from '../../config/requiredTranslations';
import {findMissingTexts} from '../../plugins/translations/findMissingTexts';
import {listPages} from '../../plugins/translations/listPages';
import {englishPath, translatedPath} from '../../plugins/translations/pagePaths';
import sidebars from '../../sidebars';
import {run} from './command';
import {languages, readIfThere} from './siteFiles';
import {isIncomplete, languageStatus, renderStatus} from './statusReport';

/** `npm run i18n:status [--json] [--check]`: the translator's to-do list (B9.3). */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {json: {type: 'boolean', default: false}, check: {type: 'boolean', default: false}},
  });
  const siteDir = process.cwd();
  const statuses = await Promise.all(
    languages.map(async (language) => {
      const pages = listPages(siteDir).map((page) => ({
        page,
        source: readIfThere(siteDir, englishPath(page)) ?? '',
        translation: readIfThere(siteDir, translatedPath(page, language)),
      }));
      const texts = await findMissingTexts({
        siteDir,
        language,
        sidebars,
        themeConfig: siteConfig.themeConfig,
      });
      return languageStatus(language, pages, requiredTranslations, texts);
    }),
  );
  console.log(values.json ? JSON.stringify(statuses, null, 2) : statuses.map(renderStatus).join('\n\n'));
  if (values.check && statuses.some(isIncomplete)) {
    process.exitCode = 1;
  }
}

run(main);
