import pageLocale from '@page-component-locale';
import type {ThemePart} from './buildTheme';

/**
 * The component language to load: the reader's choice, else that of the page.
 *
 * @returns '' for texts that need no pack
 */
export function componentLocaleFor(choice: string | null): string {
  return choice ?? pageLocale;
}

/**
 * Loads what only some readers need of a theme.
 *
 * @param locale - component language; none for an unknown one
 * @param dense - whether components are small and dense
 */
export async function loadThemeParts(locale: string, dense: boolean): Promise<readonly ThemePart[]> {
  const [density, texts] = await Promise.all([dense ? loadDensity() : [], locale ? loadTexts(locale) : []]);
  return [...density, ...texts];
}

async function loadDensity(): Promise<readonly ThemePart[]> {
  const {denseComponents} = await import('./denseComponents');
  return [{components: denseComponents}];
}

async function loadTexts(code: string): Promise<readonly ThemePart[]> {
  // Sixty languages with the addresses of their packs: not for a reader whose texts need none.
  const {default: componentLocales} = await import('@component-locales');
  return (await componentLocales.find((locale) => locale.code === code)?.load()) ?? [];
}
