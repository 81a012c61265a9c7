import {groupBy} from '../../src/lib/groupBy';

/** The modules with locale packs; the tree view has none (8.29.3 exports no such module). */
export const localeModules: readonly string[] = [
  '@mui/material/locale',
  '@mui/x-data-grid/locales',
  '@mui/x-date-pickers/locales',
  '@mui/x-charts/locales',
];

/** One pack: the name under which a module exports it. */
export interface PackSource {
  /** Module, such as `@mui/x-data-grid/locales`. */
  readonly source: string;
  /** Name of the export, such as `frFR`. */
  readonly exportName: string;
}

/** Codes that differ between the packages for one language. */
const SAME_LANGUAGE: ReadonlyMap<string, string> = new Map([
  ['mk', 'mkMK'],
  ['kzKZ', 'kkKZ'],
]);

const CODE = /^[a-z]{2,3}(?:[A-Z][A-Za-z]{1,4})?$/;

/** A pack is a part of a theme; the modules export plain lists of texts as well. */
function isPack(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'components' in value;
}

/**
 * Sorts the exports of the locale modules by language.
 *
 * @param modules - exports by module name
 * @throws Error that names a module without exports
 * @returns packs by code, codes in alphabetical order
 */
export function collectLocales(
  modules: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, readonly PackSource[]> {
  const packs = Object.entries(modules).flatMap(([source, exports]) => {
    if (typeof exports !== 'object' || exports === null) {
      throw new Error(`The module ${source} has no exports to find locale packs in`);
    }
    return Object.entries(exports)
      .filter(([exportName, value]) => CODE.test(exportName) && isPack(value))
      .map(([exportName]): PackSource => ({source, exportName}));
  });
  const byCode = groupBy(packs, ({exportName}) => SAME_LANGUAGE.get(exportName) ?? exportName);
  return new Map([...byCode].sort(([a], [b]) => (a < b ? -1 : 1)));
}
