import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findName, pageContext, type ApiModel, type KnownNames} from '../../../api-reference/build';
import {englishPath, listPages, getPageState, translatedPath} from '../../../translations/build';
import {readIfThere} from '../../../../src/lib/node/readIfThere';
import {parsePage} from '../../../../src/mdx/parsePage';
import {readFrontMatter} from '../../../../src/mdx/readFrontMatter';
import {claimsFile, claimsIn} from '../../lostClaims';
import type {SiteFacts} from '../../options';
import {measureProduct, pagesBelow, type MeasuredPage} from './measure';
import {readContent, type PageContent} from './pageContent';
import {countQuestions} from './questions';
import {demosWithoutProse, proseWithoutDemo, unmentionedProps} from './todo';
import type {Question} from './types';

interface ReportedPage extends MeasuredPage {
  content: PageContent;
  apiLinks: number;
  questions: readonly Question[];
  translation: string;
}

/** Sources of a page's demos, in every styling. */
function demoSources(siteDir: string, page: string): string[] {
  const folder = path.join(siteDir, 'docs', page, '_demos');
  return existsSync(folder)
    ? readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
    : [];
}

function listTranslations(siteDir: string, page: string, source: string, languages: readonly string[]) {
  return languages.map((language) => ({
    language,
    state: getPageState(source, readIfThere(siteDir, translatedPath(page, language))),
  }));
}

/** What a page is reported with. */
interface ReportContext {
  readonly known: KnownNames;
  readonly languages: readonly string[];
  /** By the page on which they are asked. */
  readonly questions: ReadonlyMap<string, readonly Question[]>;
}

async function reportPage(
  siteDir: string,
  page: string,
  {known: {names}, languages, questions}: ReportContext,
): Promise<ReportedPage> {
  const file = englishPath(page);
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const frontMatter = await readFrontMatter(source);
  const content = readContent(parsePage(source));
  const context = pageContext(file, {frontMatter});
  const places = content.names.flatMap((name) => {
    const meaning = findName(name, names, context);
    return meaning.kind === 'entry' ? [meaning.place] : [];
  });
  const translations = listTranslations(siteDir, page, source, languages);
  return {
    page,
    content,
    demos: content.sections.flatMap(({demos}) => demos).length,
    claims: claimsIn(readIfThere(siteDir, `docs/${page}/${claimsFile}`) ?? '').length,
    questions: questions.get(page) ?? [],
    components: context.components,
    code: [...content.names, ...content.fences, ...demoSources(siteDir, page)],
    apiLinks: new Set(places).size,
    translated: translations.flatMap(({language, state}) => (state === 'translated' ? [language] : [])),
    translation: translations.map(({language, state}) => `${language} ${state}`).join(', '),
  };
}

function sum(pages: readonly ReportedPage[], count: (page: ReportedPage) => number): number {
  return pages.reduce((total, page) => total + count(page), 0);
}

const countWords = ({content}: ReportedPage) => content.sections.reduce((total, {words}) => total + words, 0);

/** How many questions are answered, of how many: `6/7`. */
function answersTo(questions: readonly Question[]): string {
  return questions.length === 0 ? '–' : `${countQuestions(questions).answered}/${questions.length}`;
}

function pageTable(pages: readonly ReportedPage[]): string[] {
  const row = (name: string, ...cells: readonly (number | string)[]) =>
    name.padEnd(48) + cells.map((cell) => String(cell).padStart(10)).join('');
  return [
    `${row('Page', 'words', 'demos', 'claims', 'questions', 'API links')}  translation`,
    ...pages.map((page) => {
      const {demos, claims, questions, apiLinks, translation} = page;
      return `${row(page.page, countWords(page), demos, claims, answersTo(questions), apiLinks)}  ${translation}`;
    }),
    row(
      `${pages.length} pages`,
      sum(pages, countWords),
      sum(pages, ({demos}) => demos),
      sum(pages, ({claims}) => claims),
      answersTo(pages.flatMap(({questions}) => questions)),
      sum(pages, ({apiLinks}) => apiLinks),
    ),
  ];
}

function todoList(
  title: string,
  pages: readonly ReportedPage[],
  find: (content: PageContent) => string[],
): string[] {
  const found = pages.flatMap(({page, content}) => {
    const items = find(content);
    return items.length > 0 ? [`  ${page}: ${items.join(' · ')}`] : [];
  });
  return ['', `${title}: ${found.length === 0 ? 'none' : ''}`, ...found];
}

/** Names of the props that pages do not mention, and of the components without a page. */
function propLists(model: ApiModel, pages: readonly ReportedPage[]): string[] {
  const unmentioned = unmentionedProps(model, pages);
  return [
    '',
    'Props that no page of their component mentions',
    ...unmentioned
      .filter(({hasPage}) => hasPage)
      .map(({component, all, props}) => `  ${component} (${props.length} of ${all}): ${props.join(', ')}`),
    '',
    'Components that no page names',
    `  ${unmentioned.flatMap(({component, hasPage}) => (hasPage ? [] : [component])).join(', ')}`,
  ];
}

/**
 * `npx docusaurus content:report [folder]`: what each page holds, what the site does not say yet, and what the pages of
 * a product reach of its measure.
 *
 * @param folder - with one, `react-data-grid`, only the pages and the measure of this product
 */
export async function contentReport(
  siteDir: string,
  folder: string | undefined,
  {languages, readMeasures, readModel, readKnownNames}: SiteFacts,
): Promise<{text: string; isReached: boolean}> {
  const [allMeasures, model, known] = await Promise.all([readMeasures(), readModel(), readKnownNames()]);
  const questions = new Map(allMeasures.flatMap((measure) => Object.entries(measure.questions)));
  const context = {known, languages, questions};
  const pages = await Promise.all(listPages(siteDir).map((page) => reportPage(siteDir, page, context)));
  const shown = folder === undefined ? pages : pagesBelow(folder, pages);
  if (shown.length === 0) throw new Error(`There are no pages below docs/${folder}`);
  const measures = allMeasures.filter((each) => folder === undefined || each.folder === folder);
  const measured = measures.map((measure) => measureProduct(measure, {model, pages, languages}));
  const lines = [
    ...pageTable(shown),
    ...todoList('Demos without prose', shown, demosWithoutProse),
    ...todoList('Prose without a demo', shown, proseWithoutDemo),
    ...(folder === undefined ? propLists(model, pages) : []),
    ...measured.flatMap((each) => each.lines),
  ];
  return {text: lines.join('\n'), isReached: measured.every((each) => each.isReached)};
}
