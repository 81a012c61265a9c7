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
