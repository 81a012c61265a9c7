export {applySettingsToDocument} from './applySettingsToDocument';
export type {ThemeColors} from './applySettingsToDocument';
export {ownDirection} from './ownDirection';
export {parseSettings} from './parseSettings';
export {SettingsProvider, useSettings, useSettingsDispatch} from './SettingsProvider';
export type {SettingsProviderProps} from './SettingsProvider';
export {settingsReducer, SPACING_MAX, SPACING_MIN} from './settingsReducer';
export type {SettingsAction, SettingsChange} from './settingsReducer';
export type {ReaderAction} from './settingsStore';
export {encodeSettings, shareLink} from './shareLink';
export {decodeSettings, SETTINGS_PARAMETER} from './shareSettings';
export type {SharedSettings} from './shareSettings';
export {DEFAULT_SETTINGS, PALETTE_COLOR_NAMES, SETTINGS_STORAGE_KEY} from './types';
export type {
  Direction,
  ModeChoice,
  PaletteColor,
  PaletteColorName,
  PaletteColors,
  PaletteMode,
  SettingsState,
  StoredSettings,
} from './types';
