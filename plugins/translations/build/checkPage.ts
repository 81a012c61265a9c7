import {type Glossary, namesPattern} from './glossary';
import {readPage, type PageModel} from './pageModel';
import type {Finding} from './rules/blocks';
import {checkChinese} from './rules/chinese';
import {checkComponents, checkFrontMatter, checkHeadings} from './rules/structure';
import {checkForbiddenForms, checkTermsUsed} from './rules/terms';
import {checkEmphasis, checkUntranslated} from './rules/text';

/** What a language asks of its pages beside what all of them have to keep. */
type LanguageRules = (page: PageModel, names: RegExp) => Finding[];

/** The rules of each language that has some: its typography, and how a sentence of it is told from an English one. */
const languageRules: Readonly<Record<string, LanguageRules | undefined>> = {zh: checkChinese};

/** What a translated page is held against. */
interface Target {
  readonly language: string;
  readonly glossary: Glossary;
}

/**
 * Checks one translated page against the English one.
 *
 * @param sourceText - content of the English file
 * @param pageText - content of the translated file
 * @returns the mistakes, by line
 * @throws (rejects) when one of the files is not a page (front matter or MDX that cannot be read)
 */
export async function checkPage(
  sourceText: string,
  pageText: string,
  {language, glossary}: Target,
): Promise<Finding[]> {
  const source = await readPage(sourceText);
  const page = await readPage(pageText);
  const names = namesPattern(glossary.names);
  const rules = languageRules[language];
  return [
    ...checkFrontMatter(source, page),
    ...checkHeadings(source, page),
    ...checkComponents(source, page),
    ...(rules ? rules(page, names) : checkUntranslated(source, page, names)),
    ...checkEmphasis(page),
    ...checkForbiddenForms(page, glossary),
    ...checkTermsUsed(source, page, glossary),
  ].sort((a, b) => a.line - b.line);
}
