import glossaryFile from '../../i18n/zh/glossary.json';
import {listTranslatedPages} from '../../plugins/translations/listPages';
import {englishPath, translatedPath} from '../../plugins/translations/pagePaths';
import {checkPage} from './checkPage';
import {run} from './command';
import {parseGlossary} from './glossary';
import {pageFromArgument, readIfThere} from './siteFiles';

const language = 'zh';

/** Mistakes of one Chinese page as `file:line: message`. */
async function mistakesOf(siteDir: string, page: string): Promise<string[]> {
  const file = translatedPath(page, language);
  const source = readIfThere(siteDir, englishPath(page));
  const translation = readIfThere(siteDir, file);
  if (source === undefined || translation === undefined) {
    return [
      `${file}:1: ${source === undefined ? `${englishPath(page)} does not exist` : 'there is no such page'}`,
    ];
  }
  try {
    const findings = await checkPage(source, translation, parseGlossary(glossaryFile));
    return findings.map(({line, message}) => `${file}:${line}: ${message}`);
  } catch (error) {
    return [`${file}:1: cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** `npm run i18n:check [page…]`: checks the Chinese pages against the English ones and the glossary (B9.3). */
async function main(): Promise<void> {
  const siteDir = process.cwd();
  const chosen = process.argv.slice(2).map(pageFromArgument);
  const pages = chosen.length > 0 ? chosen : listTranslatedPages(siteDir, language);
  const mistakes = (await Promise.all(pages.map((page) => mistakesOf(siteDir, page)))).flat();
  console.log([...mistakes, `${pages.length} Chinese pages checked, ${mistakes.length} mistakes`].join('\n'));
  if (mistakes.length > 0) {
    process.exitCode = 1;
  }
}

run(main);
