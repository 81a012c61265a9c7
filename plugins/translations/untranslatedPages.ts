import path from 'node:path';
import Joi from 'joi';
import {checkedFile} from '../../src/lib/node/checkedFile';
import {parsePagePath, translatedFolder} from './pagePaths';
import type {TranslatedPage} from './translationFrontMatter';

/** What a language says about a page that it does not translate yet: name in the navigation, and description. */
export type PageNames = {label: string; description: string};

/** By the page's address, for example `react-charts/legend`. */
export type UntranslatedPages = Readonly<Record<string, PageNames>>;

const schema = Joi.object<UntranslatedPages>().pattern(
  Joi.string(),
  Joi.object({label: Joi.string().required(), description: Joi.string().max(160).required()}),
);

/** The file of a version and language that names its untranslated pages, relative to the project. */
export function untranslatedPagesFile(language: string, version = 'current'): string {
  return `${translatedFolder(language, version)}/untranslatedPages.json`;
}

/**
 * Reads such a file.
 *
 * @param file - for the message
 * @throws when it is not JSON, or an entry has not exactly a label and a description of at most 160 characters
 */
export function parseUntranslatedPages(json: string, file: string): UntranslatedPages {
  return checkedFile(schema, JSON.parse(json), file);
}

type Params = Omit<TranslatedPage, 'frontMatter'> & {
  /** Language that is built. */
  language: string;
};

/**
 * Names an English page in the navigation of a language that does not translate it yet, so that sidebar, breadcrumbs,
 * neighbors and description are in one language; meant for `markdown.parseFrontMatter`.
 *
 * @returns front matter to add; empty for a translated page and where the language has no names
 */
export function untranslatedFrontMatter({file, language, readFile}: Params): {
  sidebar_label?: string;
  description?: string;
} {
  const page = parsePagePath(file);
  if (!page || page.language !== undefined) return {};
  const namesFile = untranslatedPagesFile(language, page.version);
  const json = readFile(namesFile);
  const names = json && parseUntranslatedPages(json, namesFile)[path.posix.dirname(page.file)];
  return names ? {sidebar_label: names.label, description: names.description} : {};
}

/**
 * Holds a language's file against its pages.
 *
 * @param pages - addresses of all pages
 * @param translated - addresses of those that the language has
 * @param file - from {@link untranslatedPagesFile}
 * @param findPlace - where a page's address is in it, or belongs
 * @returns one line per mistake, naming its place; empty when each untranslated page, and nothing else, has names, and
 *   no translation was left behind by its page
 */
export function compareUntranslatedPages(
  names: UntranslatedPages,
  pages: readonly string[],
  translated: readonly string[],
  file: string,
  findPlace: (page: string) => string,
): string[] {
  const untranslated = pages.filter((page) => !translated.includes(page));
  return [
    ...untranslated
      .filter((page) => !names[page])
      .map((page) => `${findPlace(page)}: page "${page}" has no label and description`),
    ...Object.keys(names)
      .filter((page) => !untranslated.includes(page))
      .map(
        (page) =>
          `${findPlace(page)}: "${page}" is ${pages.includes(page) ? 'translated' : 'no page'}; delete its entry`,
      ),
    ...translated
      .filter((page) => !pages.includes(page))
      .map(
        (page) =>
          `${path.posix.dirname(file)}/${page}/index.mdx:1:1: no English page stands at this address: move the translation with its page ("npx docusaurus page:move"), or delete it`,
      ),
  ];
}
