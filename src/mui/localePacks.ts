import type {LocalePack} from './buildTheme';

/** Component language of each page language; English is the language of the components themselves (B2.10). */
const OF_PAGE: Readonly<Record<string, string>> = {zh: 'zhCN'};

/**
 * The component language to load: the reader's choice, else that of the page.
 *
 * @returns '' for texts that need no pack
 */
export function componentLocaleFor(choice: string | null, pageLanguage: string): string {
  return choice ?? OF_PAGE[pageLanguage] ?? '';
}

/** Loads the texts of a component language; none for an unknown one. */
export async function loadLocalePacks(code: string): Promise<readonly LocalePack[]> {
  if (code === '') {
    return [];
  }
  // Sixty languages with the addresses of their packs: not for a reader whose texts need none.
  const {default: componentLocales} = await import('@component-locales');
  return (await componentLocales.find((locale) => locale.code === code)?.load()) ?? [];
}
