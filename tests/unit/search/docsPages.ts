import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {PageSection, SearchPage} from '../../../plugins/search/build/readPage';
import {listPages, listTranslatedPages} from '../../../plugins/translations/listPages';
import {englishPath, translatedPath} from '../../../plugins/translations/pagePaths';
import {parseUntranslatedPages, untranslatedPagesFile} from '../../../plugins/translations/untranslatedPages';
import {listHeadings} from '../../../src/mdx/headings';
import {parsePage} from '../../../src/mdx/parsePage';
import {getProduct, type Language} from '../../../src/navigation';
import {placesIn} from './places';

const marks = ['newFeature', 'planned', 'unstable'] as const;

/** What of a page is no text: code has blocks of its own, components and comments are not read. */
function readText(node: Nodes): string {
  switch (node.type) {
    case 'code':
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return '';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.name === 'Demo' ? '' : node.children.map(readText).join(' ');
    case 'paragraph':
    case 'tableCell':
      return node.children
        .map((child) => ('children' in child ? readText(child) : inlineText(child)))
        .join('');
    default:
      return 'children' in node ? node.children.map(readText).join(' ') : inlineText(node);
  }
}

function inlineText(node: Nodes): string {
  return node.type === 'mdxTextExpression' ? '' : toString(node);
}

/** The sections of a page, as far as its source tells: components that write text are left out. */
function toSections(root: Root): PageSection[] {
  const headings = listHeadings(root);
  const sections: {anchor: string; title: string; pieces: string[]}[] = [{anchor: '', title: '', pieces: []}];
  for (const node of root.children) {
    const heading = headings.find(({line}) => node.type === 'heading' && line === node.position?.start.line);
    if (heading && heading.level > 1) sections.push({anchor: heading.id, title: heading.text, pieces: []});
    else sections.at(-1)?.pieces.push(readText(node));
  }
  return sections.map(({pieces, ...section}) => ({
    ...section,
    isMember: false,
    marks: [],
    text: pieces.join(' ').replace(/\s+/g, ' ').trim(),
  }));
}

function textIn(frontMatter: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const value = frontMatter[key];
  return typeof value === 'string' ? value : undefined;
}

/**
 * The pages of `docs/` as the search reads them from a build, by path below the base address: a page that is not
 * translated has its name and description in the language.
 */
export async function docsPages(siteDir: string, language: Language): Promise<Map<string, SearchPage>> {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const translated = new Set(language === 'en' ? [] : listTranslatedPages(siteDir, language));
  const namesFile = untranslatedPagesFile(language);
  const names = language === 'en' ? {} : parseUntranslatedPages(read(namesFile), namesFile);
  const places = placesIn(siteDir, language);
  const pages = listPages(siteDir).map(async (page): Promise<[string, SearchPage]> => {
    const file = translated.has(page) ? translatedPath(page, language) : englishPath(page);
    const fileContent = read(file);
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent});
    const title = textIn(frontMatter, 'title') ?? page;
    const label = names[page]?.label ?? textIn(frontMatter, 'sidebar_label') ?? title;
    const product = places.products.get(getProduct(`/x/${page}/`).productId ?? 'x') ?? '';
    const plan = textIn(frontMatter, 'plan');
    return [
      `${page}/`,
      {
        lang: language === 'zh' ? 'zh-Hans' : 'en',
        title,
        crumbs: [product, ...(places.groups.get(`${page}/index`) ?? []), label],
        description: names[page]?.description ?? textIn(frontMatter, 'description') ?? '',
        marks: [...(plan === undefined ? [] : [plan]), ...marks.filter((mark) => frontMatter[mark] === true)],
        sections: toSections(parsePage(fileContent)),
      },
    ];
  });
  return new Map(await Promise.all(pages));
}
