import {readdirSync, readFileSync, existsSync} from 'node:fs';
import path from 'node:path';
import {apiKnownNames, apiModel} from '../../config/apiReference';
import {builtVersion} from '../../config/versions';
import {findName} from '../../plugins/api-reference/names/findName';
import {pageContext} from '../../plugins/api-reference/names/pageContext';
import {listPages} from '../../plugins/translations/listPages';
import {englishPath, translatedPath} from '../../plugins/translations/pagePaths';
import {translationState} from '../../plugins/translations/translationState';
import {run} from '../i18n/command';
import {readField} from '../i18n/frontMatterLines';
import {readPage} from '../i18n/pageModel';
import {parsePage} from '../../src/mdx/parsePage';
import {languages, readIfThere} from '../i18n/siteFiles';
import {readContent, type PageContent} from './pageContent';
import {demosWithoutProse, proseWithoutDemo, unmentionedProps, type MentioningPage} from './todo';

interface ReportedPage extends MentioningPage {
  page: string;
  content: PageContent;
  apiLinks: number;
  translation: string;
}

/** Sources of a page's demos, in every styling. */
function demoSources(siteDir: string, page: string): string[] {
  const folder = path.join(siteDir, 'docs', page, '_demos');
  return existsSync(folder)
    ? readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
    : [];
}

function translationOf(siteDir: string, page: string, source: string): string {
  return languages
    .map((language) => {
      const translation = readIfThere(siteDir, translatedPath(page, language));
      const hash = translation === undefined ? undefined : (readField(translation, 'source_hash') ?? '');
      return `${language} ${translationState(source, hash)}`;
    })
    .join(', ');
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
  return {
    page,
    content,
    components: context.components,
    code: [...content.names, ...content.fences, ...demoSources(siteDir, page)],
    apiLinks: new Set(places).size,
    translation: translationOf(siteDir, page, source),
  };
}

function sum(pages: readonly ReportedPage[], count: (page: ReportedPage) => number): number {
  return pages.reduce((total, page) => total + count(page), 0);
}

const wordsOf = ({content}: ReportedPage) => content.sections.reduce((total, {words}) => total + words, 0);
const demosOf = ({content}: ReportedPage) => content.sections.flatMap(({demos}) => demos).length;

function pageTable(pages: readonly ReportedPage[]): string[] {
  const row = (name: string, words: number | string, demos: number | string, links: number | string) =>
    `${name.padEnd(48)} ${String(words).padStart(6)} ${String(demos).padStart(5)} ${String(links).padStart(9)}`;
  return [
    `${row('Page', 'words', 'demos', 'API links')}  translation`,
    ...pages.map(
      (page) => `${row(page.page, wordsOf(page), demosOf(page), page.apiLinks)}  ${page.translation}`,
    ),
    row(
      `${pages.length} pages`,
      sum(pages, wordsOf),
      sum(pages, demosOf),
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

/** `npm run content:report`: what each page holds, and what the site does not say yet. */
async function main(): Promise<void> {
  const siteDir = process.cwd();
  const version = builtVersion(siteDir, {});
  const known = apiKnownNames(siteDir, version);
  const pages = await Promise.all(listPages(siteDir).map((page) => reportPage(siteDir, page, known)));
  const unmentioned = unmentionedProps(await apiModel(siteDir, version)(), pages);
  const withPage = unmentioned.filter(({hasPage}) => hasPage);
  const lines = [
    ...pageTable(pages),
    ...todoList('Demos without prose', pages, demosWithoutProse),
    ...todoList('Prose without a demo', pages, proseWithoutDemo),
    '',
    'Props that no page of their component mentions',
    ...withPage.map(
      ({component, all, props}) => `  ${component} (${props.length} of ${all}): ${props.join(', ')}`,
    ),
    '',
    'Components that no page names',
    `  ${unmentioned.flatMap(({component, hasPage}) => (hasPage ? [] : [component])).join(', ')}`,
  ];
  console.log(lines.join('\n'));
}

run(main);
