import type {PackSource} from './collectLocales';
import {datesPart} from './dates';
import {nativeNames} from './languageNames';
import type {DemoLanguage} from './options';

const CHUNK_PREFIX = 'component-locale-';

/** Whether a chunk holds the texts of one language. */
export function isLanguageChunk(chunkName: string | null | undefined): boolean {
  return chunkName?.startsWith(CHUNK_PREFIX) ?? false;
}

/**
 * Module of one language: a list of its packs, each imported by name so that the bundler drops all others.
 *
 * @param dates - locale for the dates in pickers that name none
 */
export function languageModule(packs: readonly PackSource[], dates?: string): string {
  const imports = packs.map(
    ({source, exportName}, index) =>
      `import {${exportName} as pack${index}} from ${JSON.stringify(source)};\n`,
  );
  const parts = packs.map((_, index) => `pack${index}`);
  if (dates !== undefined) {
    parts.push(JSON.stringify(datesPart(dates)));
  }
  return `${imports.join('')}export default [${parts.join(', ')}];\n`;
}

/** Module that names the texts of a page; empty where they are English, as in a language that components lack. */
export function pageModule(language: DemoLanguage | undefined): string {
  return `export default ${JSON.stringify(language?.texts ?? '')};\n`;
}

/** Module with the list of languages, each with a function that downloads it. */
export function indexModule(codes: readonly string[]): string {
  const names = nativeNames(codes);
  const getName = (code: string) => names.get(code) ?? code;
  const entries = [...codes]
    .sort((a, b) => getName(a).localeCompare(getName(b), 'en'))
    .map((code) => {
      const load = `import(/* webpackChunkName: "${CHUNK_PREFIX}${code}" */ './${code}.js')`;
      const name = JSON.stringify(getName(code));
      return `  {code: "${code}", nativeName: ${name}, load: () => ${load}.then((m) => m.default)},\n`;
    });
  return `export default [\n${entries.join('')}];\n`;
}
