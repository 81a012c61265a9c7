import {parseArgs} from 'node:util';
import {englishName, type Language} from '../../config/languages';
import {currentName, documentedVersions} from '../../plugins/library-versions/build/versions';
import {listTranslatedPages} from '../../plugins/translations/listPages';
import {englishPath, translatedPath} from '../../plugins/translations/pagePaths';
import {checkPage} from './checkPage';
import {languageFromArgument, run} from './command';
import {emptyGlossary, glossaryFile, parseGlossary, type Glossary} from './glossary';
import {languages, pageFromArgument, readIfThere} from './siteFiles';

/** Mistakes of one translated page as `file:line: message`. */
async function mistakesOf(siteDir: string, page: string, language: Language): Promise<string[]> {
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

function readGlossary(siteDir: string, language: Language): Glossary {
  const text = readIfThere(siteDir, glossaryFile(language));
  return text === undefined ? emptyGlossary : parseGlossary(JSON.parse(text), language);
}

/** Addresses of all translated pages; of an older version with its own in front: `v7/react-data-grid/quickstart`. */
function translatedPages(siteDir: string, language: Language): string[] {
  return documentedVersions(siteDir).flatMap(({name, path}) =>
    name === currentName
      ? listTranslatedPages(siteDir, language)
      : listTranslatedPages(siteDir, language, `version-${name}`).map((page) => `${path}/${page}`),
  );
}

/**
 * `npm run i18n:check [page…] [--language zh]`: checks the translated pages of one language, or of all, against the
 * English ones and the glossary.
 */
async function main(): Promise<void> {
  const siteDir = process.cwd();
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {language: {type: 'string'}},
  });
  const chosen = positionals.map(pageFromArgument);
  const wanted = values.language === undefined ? languages : [languageFromArgument(values.language)];
  for (const language of wanted) {
    const translated = translatedPages(siteDir, language);
    // Of pages that are asked for in several languages, those that a language has.
    const asked = wanted.length > 1 ? chosen.filter((page) => translated.includes(page)) : chosen;
    const pages = chosen.length === 0 ? translated : asked;
    const mistakes = (await Promise.all(pages.map((page) => mistakesOf(siteDir, page, language)))).flat();
    const name = englishName(language);
    console.log(
      [...mistakes, `${pages.length} ${name} pages checked, ${mistakes.length} mistakes`].join('\n'),
    );
    if (mistakes.length > 0) process.exitCode = 1;
  }
}

run(main);
