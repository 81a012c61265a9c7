import {getPageState, type TranslationState} from '../translationState';

/** A page of the site in one language. `translation` is the content of the translated file, if there is one. */
export type PageFiles = {page: string; source: string; translation: string | undefined};

/**
 * How far the translation to a language is. Lists hold addresses; `texts` holds one line per missing interface text.
 *
 * @param required - addresses of pages that must exist in the language
 * @param texts - missing interface texts, one line each
 * @param older - pages of each older version, by its address: `v7`
 */
export function languageStatus(
  language: string,
  pages: readonly PageFiles[],
  required: readonly string[],
  texts: readonly string[],
  older: Readonly<Record<string, readonly PageFiles[]>> = {},
) {
  const missing = pagesIn('missing', pages);
  const unwritten = required.filter((page) => !pages.some((item) => item.page === page));
  return {
    language,
    translated: pagesIn('translated', pages),
    stale: pagesIn('stale', pages),
    missing,
    /** Pages of `missing` that the site must have. */
    required: [...missing.filter((page) => required.includes(page)), ...unwritten],
    texts: [...texts],
    /** Older versions: what a correction of their English pages has left to do. */
    older: Object.entries(older).map(([version, files]) => ({
      version,
      translated: pagesIn('translated', files).length,
      stale: pagesIn('stale', files),
      missing: pagesIn('missing', files).length,
    })),
  };
}

type LanguageStatus = ReturnType<typeof languageStatus>;

function pagesIn(state: TranslationState, pages: readonly PageFiles[]): string[] {
  return pages
    .filter(({source, translation}) => getPageState(source, translation) === state)
    .map(({page}) => page);
}

function section(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`  ${title}`, ...items.map((item) => `    ${item}`)];
}

/** The status as a to-do list for translators: what blocks a release first. */
export function renderStatus({
  language,
  translated,
  stale,
  missing,
  required,
  texts,
  older,
}: LanguageStatus): string {
  const pages = formatCounts({translated: translated.length, stale, missing: missing.length});
  return [
    `${language}  pages: ${pages}; interface texts: ${texts.length} missing`,
    ...older.map(({version, ...counts}) => `    ${version}: ${formatCounts(counts)}`),
    ...section('Interface texts to translate:', texts),
    ...section('Pages to translate first (npx docusaurus i18n:new <page>):', required),
    ...section('Pages to bring up to date (npx docusaurus i18n:diff <page>):', [
      ...stale,
      ...older.flatMap((version) => version.stale),
    ]),
    ...section(
      'Pages to translate (npx docusaurus i18n:new <page>):',
      missing.filter((page) => !required.includes(page)),
    ),
  ].join('\n');
}

function formatCounts({
  translated,
  stale,
  missing,
}: Omit<LanguageStatus['older'][number], 'version'>): string {
  return `${translated} translated, ${stale.length} stale, ${missing} missing`;
}

/**
 * Whether a language lacks something that it must have.
 *
 * @param started - languages that were only started, which need not have anything
 */
export function isIncomplete(
  {language, required, texts}: LanguageStatus,
  started: readonly string[],
): boolean {
  return !started.includes(language) && (required.length > 0 || texts.length > 0);
}
