declare module '@page-component-locale' {
  /** The language of the components' texts on the pages of this build, such as `zhCN`; empty where they are English. */
  const locale: string;
  export default locale;
}

declare module '@component-locales' {
  import type {ThemeOptions} from '@mui/material/styles';

  /** One language of the components' texts. */
  export interface ComponentLocale {
    /** Name of the packs, such as `frFR`. */
    readonly code: string;
    /** Name of the language in itself, such as `Français`. */
    readonly nativeName: string;
    /** Downloads the packs of this language: parts of a theme, to be merged. */
    readonly load: () => Promise<readonly Pick<ThemeOptions, 'components'>[]>;
  }

  /** All languages, in the order of their names. */
  const componentLocales: readonly ComponentLocale[];
  export default componentLocales;
}
