import {readdirSync, readFileSync, existsSync} from 'node:fs';
import path from 'node:path';
import {apiKnownNames, apiModel} from '../../config/apiReference';
import {productMeasures} from '../../config/content';
import type {Question} from '../../config/questions/types';
import {builtVersion} from '../../plugins/library-versions/build/versions';
import type {ApiModel} from '../../plugins/api-reference/model/types';
import {findName} from '../../plugins/api-reference/names/findName';
import {pageContext} from '../../plugins/api-reference/names/pageContext';
import {claimsFile, claimsIn} from '../../plugins/pages/lostClaims';
import {listPages} from '../../plugins/translations/listPages';
import {englishPath, translatedPath} from '../../plugins/translations/pagePaths';
import {translationState} from '../../plugins/translations/translationState';
import {run} from '../i18n/command';
import {readField} from '../i18n/frontMatterLines';
import {readPage} from '../i18n/pageModel';
import {parsePage} from '../../src/mdx/parsePage';
import {languages, readIfThere} from '../i18n/siteFiles';
import {measureLines, pagesBelow, type MeasuredPage} from './measure';
import {readContent, type PageContent} from './pageContent';
import {countQuestions} from './questions';
import {demosWithoutProse, proseWithoutDemo, unmentionedProps} from './todo';

interface ReportedPage extends MeasuredPage {
  content: PageContent;
  apiLinks: number;
  questions: readonly Question[];
  translation: string;
}

const questionsOf = new Map(productMeasures.flatMap(({questions}) => Object.entries(questions)));

/** Sources of a page's demos, in every styling. */
function demoSources(siteDir: string, page: string): string[] {
  const folder = path.join(siteDir, 'docs', page, '_demos');
  return existsSync(folder)
    ? readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
    : [];
}

function translationsOf(siteDir: string, page: string, source: string) {
  return languages.map((language) => {
    const translation = readIfThere(siteDir, translatedPath(page, language));
    const hash = translation === undefined ? undefined : (readField(translation, 'source_hash') ?? '');
    return {language, state: translationState(source, hash)};
  });
}

async function reportPage(
  siteDir: string,
  page: string,
  known: ReturnType<typeof apiKnownNames>,
): Promise<ReportedPage> {
  const file = englishPath(page);
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const {frontMatter} = await readPage(source);
  const content = readContent(parsePage(source));
  const context = pageContext(file, {frontMatter});
  const {names} = await known();
  const places = content.names.flatMap((name) => {
    const meaning = findName(name, names, context);
    return meaning.kind === 'entry' ? [meaning.place] : [];
  });
  const translations = translationsOf(siteDir, page, source);
  return {
    page,
    content,
    demos: content.sections.flatMap(({demos}) => demos).length,
    claims: claimsIn(readIfThere(siteDir, `docs/${page}/${claimsFile}`) ?? '').length,
    questions: questionsOf.get(page) ?? [],
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

const wordsOf = ({content}: ReportedPage) => content.sections.reduce((total, {words}) => total + words, 0);

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
      return `${row(page.page, wordsOf(page), demos, claims, answersTo(questions), apiLinks)}  ${translation}`;
    }),
    row(
      `${pages.length} pages`,
      sum(pages, wordsOf),
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
 * `npm run content:report [folder]`: what each page holds, what the site does not say yet, and what the pages of a
 * product reach of its measure. With a folder, `react-data-grid`, only the pages and the measure of this product.
 */
async function main(): Promise<void> {
  const siteDir = process.cwd();
  const [folder] = process.argv.slice(2);
  const version = builtVersion(siteDir);
  const known = apiKnownNames(siteDir, version);
  const model = await apiModel(siteDir, version)();
  const pages = await Promise.all(listPages(siteDir).map((page) => reportPage(siteDir, page, known)));
  const shown = folder === undefined ? pages : pagesBelow(folder, pages);
  if (shown.length === 0) throw new Error(`There are no pages below docs/${folder}`);
  const measures = productMeasures.filter((each) => folder === undefined || each.folder === folder);
  const lines = [
    ...pageTable(shown),
    ...todoList('Demos without prose', shown, demosWithoutProse),
    ...todoList('Prose without a demo', shown, proseWithoutDemo),
    ...(folder === undefined ? propLists(model, pages) : []),
    ...measures.flatMap((measure) => measureLines(measure, {model, pages, languages})),
  ];
  console.log(lines.join('\n'));
}

run(main);
