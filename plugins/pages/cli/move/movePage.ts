import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  englishPath,
  listPages,
  listTranslatedPages,
  pageFromArgument,
  readSource,
  sourceFolder,
  sourceHash,
  getPageState,
  translatedFolder,
  translatedPath,
} from '../../../translations/build';
import {readIfThere} from '../../../../src/lib/node/readIfThere';
import {textsIn} from '../../../../src/lib/values';
import {readField, withFields} from '../../../../src/mdx/frontMatterLines';
import type {SiteFacts} from '../../options';
import {assertPageAddress} from '../new/names';
import {namesPage, withId, withImports, withLinks, withMovedFrom, type Move} from './rewrites';

/** What a move has to know of the site. */
type MovingSite = Pick<SiteFacts, 'languages' | 'bases' | 'olderVersions'>;

/** Lists in which pages stand by their id; what else names the page is printed. */
const lists: readonly string[] = [
  'config/requiredTranslations.ts',
  'config/migration.ts',
  'config/content.ts',
  'plugins/search/dictionary/subjects.json',
  'tests/unit/search/relevance/queries.ts',
];

/** Folders with such lists, for each product. */
const listFolders = ['sidebars', 'config/questions'];

/** Folders of code that may name a page. */
const code: readonly string[] = ['bench', 'config', 'plugins', 'scripts', 'src', 'tests'];

/** Where a page stands under its old address for good, so that the address leads to it. */
const records: readonly string[] = ['config/addresses.json', 'config/movedPages.json'];

/**
 * `npx docusaurus page:move <from> <to>`: the page with its demos, claims and translations, its places in the navigation and
 * the lists, the links to it, its new addresses and the redirects from the old ones, and where older versions have it.
 *
 * @param siteDir - absolute path of the project
 * @param site - its languages and older versions
 * @returns what was done and what is left to do
 * @throws Error for an unknown page, a wrong address, or one that is taken; nothing has changed then
 */
export function movePage(
  siteDir: string,
  fromArgument: string,
  toArgument: string,
  site: MovingSite,
): string {
  const {languages} = site;
  const move = {
    from: pageFromArgument(fromArgument, languages),
    to: pageFromArgument(toArgument, languages),
  };
  readSource(siteDir, move.from);
  assertPageAddress(move.to);
  if (existsSync(path.join(siteDir, englishPath(move.to)))) {
    throw new Error(`${englishPath(move.to)} exists already; nothing was moved.`);
  }
  const current = upToDate(siteDir, languages);
  const files = moveFiles(siteDir, move, languages);
  const changed = [
    ...rewritePages(siteDir, move, languages),
    ...rewriteModules(siteDir, move),
    ...[...lists, ...listFolders.flatMap((folder) => filesBelow(siteDir, folder, /\.(?:ts|yml)$/))].flatMap(
      (file) => rewrite(siteDir, file, (text) => withId(text, move)),
    ),
  ];
  renameUntranslated(siteDir, move, languages);
  noteRedirect(siteDir, move);
  noteAddresses(siteDir, move, site.bases);
  noteOlderVersions(siteDir, move, site);
  restamp(siteDir, current, move);
  const named = filesNaming(siteDir, move.from);
  return [
    `${move.from} is now ${move.to}: ${files} files moved, ${changed.length} others changed.`,
    'Its old address redirects, in every language (config/movedPages.json). Next:',
    '- run "npm run format": lists and imports may be longer than a line',
    '- look at its place in sidebars/, and run "npm run check -- --changed"',
    ...(named.length > 0 ? [`- see whether these files mean the page: ${named.join(', ')}`] : []),
  ].join('\n');
}

/** @returns files of code that name a page by its old address */
function filesNaming(siteDir: string, page: string): string[] {
  return code
    .flatMap((folder) => filesBelow(siteDir, folder, /\.(?:json|yml|[cm]?[jt]sx?)$/))
    .filter((file) => !records.includes(file))
    .filter((file) => namesPage(readFileSync(path.join(siteDir, file), 'utf8'), page));
}

/** @returns files of that ending, sorted, from the project's folder; none for a folder that is not there */
function filesBelow(siteDir: string, folder: string, ending: RegExp): string[] {
  const full = path.join(siteDir, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, {recursive: true, encoding: 'utf8'})
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => ending.test(file))
    .sort();
}

/** Pages by language whose translation is that of the English page as it is. */
type UpToDate = ReadonlyMap<string, readonly string[]>;

function upToDate(siteDir: string, languages: readonly string[]): UpToDate {
  const isUpToDate = (page: string, language: string) => {
    const source = readIfThere(siteDir, englishPath(page));
    const translation = readIfThere(siteDir, translatedPath(page, language));
    return source !== undefined && getPageState(source, translation) === 'translated';
  };
  return new Map(
    languages.map((language) => [
      language,
      listTranslatedPages(siteDir, language).filter((page) => isUpToDate(page, language)),
    ]),
  );
}

/** A move changes addresses and nothing that a translation would have to follow. */
function restamp(siteDir: string, current: UpToDate, {from, to}: Move): void {
  for (const [language, pages] of current) {
    for (const page of pages.map((each) => (each === from ? to : each))) {
      const hash = sourceHash(readFileSync(path.join(siteDir, englishPath(page)), 'utf8'));
      rewrite(siteDir, translatedPath(page, language), (text) =>
        readField(text, 'source_hash') === hash ? text : withFields(text, {source_hash: hash}),
      );
    }
  }
}

/** Moves what belongs to the page, and leaves pages below it. @returns how many files and folders */
function moveFiles(siteDir: string, {from, to}: Move, languages: readonly string[]): number {
  const folders = [sourceFolder('current'), ...languages.map((language) => translatedFolder(language))];
  return folders.reduce(
    (count, folder) => count + moveEntries(siteDir, `${folder}/${from}`, `${folder}/${to}`),
    0,
  );
}

function moveEntries(siteDir: string, from: string, to: string): number {
  const source = path.join(siteDir, from);
  if (!existsSync(source)) return 0;
  const entries = readdirSync(source, {withFileTypes: true}).filter(
    (entry) => entry.isFile() || entry.name.startsWith('_'),
  );
  mkdirSync(path.join(siteDir, to), {recursive: true});
  for (const {name} of entries) renameSync(path.join(source, name), path.join(siteDir, to, name));
  if (readdirSync(source).length === 0) rmSync(source, {recursive: true});
  return entries.length;
}

/** @returns the file when it changed */
function rewrite(siteDir: string, file: string, change: (text: string) => string): string[] {
  const full = path.join(siteDir, file);
  if (!existsSync(full)) return [];
  const before = readFileSync(full, 'utf8');
  const after = change(before);
  if (after === before) return [];
  writeFileSync(full, after);
  return [file];
}

function rewritePages(siteDir: string, move: Move, languages: readonly string[]): string[] {
  const pages = [
    ...listPages(siteDir).map(englishPath),
    ...languages.flatMap((language) =>
      listTranslatedPages(siteDir, language).map((page) => translatedPath(page, language)),
    ),
  ];
  return pages.flatMap((file) => rewrite(siteDir, file, (text) => withLinks(text, move)));
}

/** Demos, claims and what they import; those of the page are at their new place already. */
function rewriteModules(siteDir: string, {from, to}: Move): string[] {
  const docs = sourceFolder('current');
  const belongsToPage = (file: string, page: string) =>
    /^(?:_.*|[^/]+)$/.test(file.slice(`${docs}/${page}/`.length));
  const swap = (file: string, one: string, other: string) =>
    file.startsWith(`${docs}/${one}/`) && belongsToPage(file, one)
      ? file.replace(`${docs}/${one}/`, `${docs}/${other}/`)
      : file;
  return filesBelow(siteDir, docs, /\.tsx?$/).flatMap((file) =>
    rewrite(siteDir, file, (text) => withImports(text, swap(file, to, from), (each) => swap(each, from, to))),
  );
}

/** Names and descriptions of pages that are not translated yet stand in one file for each language. */
function renameUntranslated(siteDir: string, {from, to}: Move, languages: readonly string[]): void {
  for (const language of languages) {
    rewrite(siteDir, `${translatedFolder(language)}/untranslatedPages.json`, (text) => {
      const pages: unknown = JSON.parse(text);
      if (typeof pages !== 'object' || pages === null) return text;
      const renamed = Object.entries(pages).map(
        ([page, value]) => [page === from ? to : page, value] as const,
      );
      return `${JSON.stringify(Object.fromEntries(renamed), null, 2)}\n`;
    });
  }
}

/** Earlier moves lead to the new address at once, and an address that has a page again no longer leads away. */
function noteRedirect(siteDir: string, {from, to}: Move): void {
  const file = path.join(siteDir, 'config/movedPages.json');
  const earlier = Object.entries(textsIn(JSON.parse(readFileSync(file, 'utf8'))));
  const kept = earlier
    .filter(([old]) => old !== to)
    .map(([old, target]): [string, string] => [old, target === from ? to : target]);
  const moved = Object.fromEntries([...kept, [from, to] as const]);
  writeFileSync(file, `${JSON.stringify(moved, null, 2)}\n`);
}

/** The addresses that were published have followers from now on, which must not be lost either. */
function noteAddresses(siteDir: string, {from, to}: Move, bases: readonly string[]): void {
  rewrite(siteDir, 'config/addresses.json', (text) => {
    const published = Object.values(textsIn(JSON.parse(text)));
    const moved = bases
      .filter((base) => published.includes(`${base}${from}/`))
      .map((base) => `${base}${to}/`);
    return `${JSON.stringify([...new Set([...published, ...moved])].sort(), null, 2)}\n`;
  });
}

/** Readers who change the version find the page where it was. */
function noteOlderVersions(siteDir: string, {from, to}: Move, {languages, olderVersions}: MovingSite): void {
  if (!olderVersions().some((name) => listPages(siteDir, `version-${name}`).includes(from))) return;
  const pages = [englishPath(to), ...languages.map((language) => translatedPath(to, language))];
  for (const file of pages) rewrite(siteDir, file, (text) => withMovedFrom(text, from));
}
