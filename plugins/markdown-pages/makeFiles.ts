import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {docsVersions} from '../../src/lib/node/docsVersions';
import type {MarkdownPage, MarkdownSection} from '../../src/mdx/markdownPage';
import {admonitionLabels} from './docs/admonition';
import {collectDocsPages} from './docs/docsPages';
import {readDocsPage, type DocsPage, type DocsTools} from './docs/readDocsPage';
import {sidebarSections} from './docs/sidebarSections';
import {interfaceTexts} from './interfaceTexts';
import {llmsFull, llmsIndex} from './llms';
import type {PluginOptions} from './options';
import {deadLinks, pageTexts} from './writtenPages';

type Context = Pick<LoadContext, 'siteDir' | 'siteConfig' | 'baseUrl' | 'i18n' | 'codeTranslations'>;

async function versionSections(
  version: LoadedVersion,
  pages: ReadonlyMap<string, DocsPage>,
  tools: DocsTools,
  {sidebars, title}: PluginOptions,
): Promise<MarkdownSection[]> {
  const read = async (id: string): Promise<MarkdownPage[]> => {
    const page = pages.get(id);
    return page
      ? [await readDocsPage(page, await readFile(path.join(tools.siteDir, page.file), 'utf8'), tools)]
      : [];
  };
  const sections = Object.entries(version.sidebars).flatMap(([name, sidebar]) => {
    const nameId = sidebars[name];
    return sidebarSections(nameId === undefined ? undefined : tools.text(nameId), sidebar, title);
  });
  return Promise.all(
    sections.map(async (section) => ({
      title: section.title,
      pages: (await Promise.all(section.ids.map(read))).flat(),
    })),
  );
}

/**
 * Everything that machines read of one part of the site.
 *
 * @returns texts by file below the folder of the part
 * @throws an error that names file and line of what has no Markdown form, or links that lead to no page
 */
export async function makeFiles(
  context: Context,
  allContent: AllContent,
  options: PluginOptions,
): Promise<Map<string, string>> {
  const {siteDir, siteConfig, baseUrl, i18n, codeTranslations} = context;
  const isSource = i18n.currentLocale === i18n.defaultLocale;
  const text = interfaceTexts(siteDir, i18n.currentLocale);
  const siteUrl = siteConfig.url;
  const base = siteUrl + baseUrl;
  const getLabel = await admonitionLabels(i18n.currentLocale, codeTranslations);
  const isWhole = siteConfig.onBrokenLinks === 'throw';
  const files = new Map<string, string>();
  const generated = options.generated.flatMap((make) => make({allContent, siteDir, siteUrl, baseUrl, text}));
  for (const [position, version] of docsVersions(allContent).entries()) {
    const docsPages = collectDocsPages(version, baseUrl, isSource);
    const addresses = new Map([...docsPages.values()].map((page) => [page.name, page.path]));
    const part = {siteUrl, baseUrl, pages: addresses, mayLackPages: !isWhole};
    const docs = await versionSections(
      version,
      docsPages,
      {...options, siteDir, part, text, getLabel},
      options,
    );
    // Pages without a file are those of the version that is current where it is built.
    const sections = [...docs, ...(position === 0 ? generated : [])];
    const folder = version.path.replace(/\/?$/, '/').slice(baseUrl.length);
    const index = `${folder}llms.txt`;
    const paths = new Set([index, ...sections.flatMap(({pages}) => pages.map((page) => page.path))]);
    const dead = isWhole ? deadLinks(sections, base, paths) : [];
    if (dead.length > 0) {
      throw new Error(`Links in Markdown copies lead to no page\n${dead.join('\n')}`);
    }
    const texts = pageTexts(sections);
    for (const page of texts) files.set(`${page.path}index.md`, page.text);
    const description = sections[0]?.pages[0]?.description ?? '';
    const head = {title: options.title, description, base, home: base + folder};
    files.set(index, llmsIndex(sections, head));
    files.set(`${folder}llms-full.txt`, llmsFull(texts, base));
  }
  return files;
}
