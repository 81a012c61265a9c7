export {applyThemeSettings} from './applyToDocument';
export type {ThemeColors} from './applyToDocument';
export {ownDirection} from './ownDirection';
export {parseThemeSettings} from './parse';
export {ThemeSettingsProvider, useThemeSettings, useThemeSettingsDispatch} from './ThemeSettingsProvider';
export type {ThemeSettingsProviderProps} from './ThemeSettingsProvider';
export {themeSettingsReducer, SPACING_MAX, SPACING_MIN} from './reducer';
export type {ThemeSettingsAction, ThemeSettingsChange} from './reducer';
export type {ReaderAction} from './store';
export {decodeThemeSettings, encodeThemeSettings, THEME_SETTINGS_PARAMETER, shareLink} from './share';
export type {SharedThemeSettings} from './share';
export {DEFAULT_THEME_SETTINGS, PALETTE_COLOR_NAMES, THEME_SETTINGS_STORAGE_KEY} from './types';
export type {
  Direction,
  ModeChoice,
  PaletteColor,
  PaletteColorName,
  PaletteColors,
  PaletteMode,
  ThemeSettings,
  StoredThemeSettings,
} from './types';
