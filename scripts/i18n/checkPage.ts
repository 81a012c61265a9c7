import {type Glossary, namesPattern} from './glossary';
import {readPage} from './pageModel';
import type {Finding} from './rules/finding';
import {checkChineseSentences, checkEmphasis, checkPunctuation, checkSpacing} from './rules/language';
import {checkComponents, checkFrontMatter, checkHeadings} from './rules/structure';
import {checkForbiddenForms, checkTermsUsed} from './rules/terms';

/**
 * Checks one Chinese page against the English one (B9.3).
 *
 * @param sourceText - content of the English file
 * @param pageText - content of the Chinese file
 * @returns the mistakes, by line
 * @throws (rejects) when one of the files is not a page (front matter or MDX that cannot be read)
 */
export async function checkPage(
  sourceText: string,
  pageText: string,
  glossary: Glossary,
): Promise<Finding[]> {
  const source = await readPage(sourceText);
  const page = await readPage(pageText);
  return [
    ...checkFrontMatter(source, page),
    ...checkHeadings(source, page),
    ...checkComponents(source, page),
    ...checkChineseSentences(page, namesPattern(glossary.names)),
    ...checkPunctuation(page),
    ...checkSpacing(page),
    ...checkEmphasis(page),
    ...checkForbiddenForms(page, glossary),
    ...checkTermsUsed(source, page, glossary),
  ].sort((a, b) => a.line - b.line);
}
