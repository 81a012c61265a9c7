import {englishName} from '../../../config/languages';
import {checkPage} from '../build/checkPage';
import {emptyGlossary, glossaryFile, parseGlossary, type Glossary} from '../build/glossary';
import {pageFromArgument} from '../build/sitePages';
import {readIfThere} from '../../../src/lib/node/readIfThere';
import {listTranslatedPages} from '../listPages';
import type {SiteFacts} from '../options';
import {englishPath, translatedPath} from '../pagePaths';
import {chosenLanguage} from './target';

/** Mistakes of one translated page as `file:line: message`. */
async function findMistakes(siteDir: string, page: string, language: string): Promise<string[]> {
  const file = translatedPath(page, language);
  const source = readIfThere(siteDir, englishPath(page));
  const translation = readIfThere(siteDir, file);
  if (source === undefined || translation === undefined) {
    return [
      `${file}:1: ${source === undefined ? `${englishPath(page)} does not exist` : 'there is no such page'}`,
    ];
  }
  const glossary = readGlossary(siteDir, language);
  try {
    const findings = await checkPage(source, translation, {language, glossary});
    return findings.map(({line, message}) => `${file}:${line}: ${message}`);
  } catch (error) {
    return [`${file}:1: cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function readGlossary(siteDir: string, language: string): Glossary {
  const text = readIfThere(siteDir, glossaryFile(language));
  return text === undefined ? emptyGlossary : parseGlossary(JSON.parse(text), language);
}

/** Addresses of all translated pages; of an older version with its own in front: `v7/react-data-grid/quickstart`. */
function translatedPages(siteDir: string, language: string, {olderVersions}: SiteFacts): string[] {
  return [
    ...listTranslatedPages(siteDir, language),
    ...olderVersions().flatMap(({name, path}) =>
      listTranslatedPages(siteDir, language, `version-${name}`).map((page) => `${path}/${page}`),
    ),
  ];
}

/**
 * `npx docusaurus i18n:check [pages...] [--language zh]`: checks the translated pages of one language, or of all,
 * against the English ones and the glossary. A mistake ends the process with a code that is not 0.
 *
 * @param typed - what was typed: pages, all without any, and the language
 */
export async function printMistakes(
  siteDir: string,
  site: SiteFacts,
  {pages: typed, language: wanted}: {readonly pages: readonly string[]; readonly language?: unknown},
): Promise<void> {
  const chosen = typed.map((each) => pageFromArgument(each, site.languages));
  const one = chosenLanguage(wanted, site.languages);
  const languages = one === undefined ? site.languages : [one];
  for (const language of languages) {
    const translated = translatedPages(siteDir, language, site);
    // Of pages that are asked for in several languages, those that a language has.
    const asked = languages.length > 1 ? chosen.filter((page) => translated.includes(page)) : chosen;
    const pages = chosen.length === 0 ? translated : asked;
    const mistakes = (await Promise.all(pages.map((page) => findMistakes(siteDir, page, language)))).flat();
    console.log(
      [
        ...mistakes,
        `${pages.length} ${englishName(language)} pages checked, ${mistakes.length} mistakes`,
      ].join('\n'),
    );
    if (mistakes.length > 0) process.exitCode = 1;
  }
}
