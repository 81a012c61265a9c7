export {getPageDirection} from './getPageDirection';
export {SPACING_MAX, SPACING_MIN} from './reducer';
export {shareLink} from './shareLink';
export {ThemeSettingsProvider, useThemeSettings, useThemeSettingsDispatch} from './ThemeSettingsProvider';
export * from './types';
