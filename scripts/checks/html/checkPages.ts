import {languages} from '../../../config/languages';
import {getLanguage} from '../../../src/navigation';
import type {Site} from './checkSite';

/** The language that an address says its page is in, as the page names it. */
const getFileLanguage = (file: string): string => languages[getLanguage(file)].htmlLang;

/**
 * What every page must have, whoever wrote it: its language, one heading of the first level, a title and a
 * description, of which no two pages of a language share the title. Pages that only send the reader on need nothing.
 *
 * @returns a sentence with the file for each fault
 */
export function checkPages({pages}: Pick<Site, 'pages'>): string[] {
  const titles = new Map<string, string>();
  return [...pages].flatMap(([file, page]) => {
    if (page.isRedirect) return [];
    const problems: string[] = [];
    const language = getFileLanguage(file);
    if (page.language !== language) problems.push(`has lang="${page.language}" in place of "${language}"`);
    if (page.mainHeadings !== 1) problems.push(`has ${page.mainHeadings} headings h1`);
    if (page.title === '') problems.push('has no title');
    if (page.description === '' && !isMissingPage(file)) problems.push('has no description');
    const same = titles.get(`${language} ${page.title}`);
    if (same !== undefined && !isMissingPage(file)) problems.push(`has the title of ${same}: ${page.title}`);
    titles.set(`${language} ${page.title}`, file);
    return problems.map((problem) => `${file}: ${problem}`);
  });
}

/** A 404 page stands for addresses that have nothing to describe; there is one for each part, and one for the host. */
function isMissingPage(file: string): boolean {
  return file.endsWith('/404.html');
}
