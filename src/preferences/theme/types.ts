/** Palette entries of the component library that a reader can recolor. */
export const PALETTE_COLOR_NAMES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

export type PaletteColorName = (typeof PALETTE_COLOR_NAMES)[number];

/** A color of the palette; the library derives its shades from `main`. */
export interface PaletteColor {
  /** `#rrggbb`. */
  readonly main: string;
}

export type PaletteColors = Readonly<Partial<Record<PaletteColorName, PaletteColor>>>;

export type Direction = 'ltr' | 'rtl';

/** The mode that is shown: a choice of "system" is resolved by then. */
export type PaletteMode = 'light' | 'dark';

/** The mode that was chosen. */
export type ModeChoice = PaletteMode | 'system';

/** Theme settings of the reader. */
export interface ThemeSettings {
  readonly dense: boolean;
  readonly direction: Direction;
  readonly paletteColors: PaletteColors;
  /** Spacing unit in px, 0 to 20. */
  readonly spacing: number;
  readonly paletteMode: PaletteMode;
  /** Language of the texts inside live components, such as `frFR`; `null` follows the page. */
  readonly componentLocale: string | null;
}

/**
 * What `localStorage` keeps, the direction when it is not that of the page's language. The mode is stored by the color
 * mode of Docusaurus.
 */
export type StoredThemeSettings = Omit<ThemeSettings, 'paletteMode'>;

export const DEFAULT_THEME_SETTINGS: ThemeSettings = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: 8,
  paletteMode: 'light',
  componentLocale: null,
};

/** Key of the stored settings, a JSON object of `StoredThemeSettings`. */
export const THEME_SETTINGS_STORAGE_KEY = 'mui-x-docs.settings';
