import packageJson from '../package.json';
import {archivedRedirects} from './archivedRedirects';
import type {RedirectRule} from './findRedirect';
import {languageBase, languagePrefix, listLanguages, listTranslations, type Language} from './languages';
import movedPages from './movedPages.json';

/** The one table of redirects. It becomes `_redirects` in the build, which the host and the preview server obey. */

export interface NotFoundRule {
  /** Prefix with a `*` at its end: an address below it without a page gets `page`, with status 404. */
  readonly from: string;
  readonly page: string;
}

/** Those that stand in every build, in order. */
const always: readonly RedirectRule[] = [
  ...listLanguages().flatMap((language): RedirectRule[] => {
    const to = `${languageBase(language)}introduction/`;
    return [
      {from: `${languagePrefix(language)}/`, to, status: 302},
      {from: languageBase(language), to, status: 302},
    ];
  }),
  // Browsers ask for it by habit, whatever the pages name.
  {from: '/favicon.ico', to: '/x/img/mark.svg', status: 302},
  // English has no prefix and never will have one.
  {from: '/en/x/*', to: '/x/:splat', status: 301},
];

/** Segment of the current version: `v8`. */
const current = `v${packageJson.version.replace(/\..*$/s, '')}`;

/** Links with the number of the current version; not for ever: the next major gives `/x/v8/` pages of its own. */
const currentVersionRedirects: readonly RedirectRule[] = listLanguages().map((language) => {
  const base = languageBase(language);
  return {from: `${base}${current}/*`, to: `${base}:splat`, status: 302};
});

/**
 * The redirects of pages that have moved, in every language, with their Markdown copies.
 *
 * @param moved new addresses by old ones, below the language's base: `react-data-grid/rows`
 */
export function movedRedirects(moved: Readonly<Record<string, string>> = movedPages): RedirectRule[] {
  return Object.entries(moved).flatMap(([from, to]) =>
    listLanguages()
      .map(languageBase)
      .flatMap((base): RedirectRule[] => [
        {from: `${base}${from}/`, to: `${base}${to}/`, status: 301},
        {from: `${base}${from}/index.md`, to: `${base}${to}/index.md`, status: 301},
      ]),
  );
}

/** What the redirects need to know of a part of the build. */
interface Part {
  /** Its base address without slashes around it: `x`, `zh/x/v7`. */
  readonly base: string;
  /** `current`, or the segment of an older version. */
  readonly version: string;
}

/** Where a version in a language lies. */
export function partPlace(
  language: Language,
  {name, path}: {readonly name: string; readonly path: string},
): Part {
  return {base: `${languageBase(language)}${path}`.replace(/^\/|\/$/g, ''), version: path || name};
}

const olderBases = (parts: readonly Part[]): string[] =>
  parts.filter(({version}) => version !== 'current').map(({base}) => base);

/** All redirects of a build, in order: the first rule that matches counts, whether or not a file exists there. */
export function buildRedirects(parts: readonly Part[]): RedirectRule[] {
  const older = olderBases(parts);
  const hasPages = ({from}: RedirectRule) => older.some((base) => from === `/${base}/*`);
  return [
    ...always,
    ...older.map((base): RedirectRule => ({from: `/${base}/`, to: `/${base}/introduction/`, status: 302})),
    ...movedRedirects(),
    ...archivedRedirects(),
    ...currentVersionRedirects.filter((rule) => !hasPages(rule)),
  ];
}

/** The pages for missing addresses, in order, the deepest first; every other address gets `/404.html`. */
export function buildNotFoundPages(parts: readonly Part[]): NotFoundRule[] {
  return [
    ...olderBases(parts).map((base) => ({from: `/${base}/*`, page: `/${base}/404.html`})),
    ...listTranslations().flatMap((language) => {
      const page = `${languageBase(language)}404.html`;
      return [
        {from: `${languageBase(language)}*`, page},
        {from: `${languagePrefix(language)}/*`, page},
      ];
    }),
    {from: '/x/*', page: '/x/404.html'},
  ];
}

/** The redirects of a build of the current version alone. */
export const redirects: readonly RedirectRule[] = buildRedirects([]);
