export {CodePreferencesProvider, useChooseCode, useCodePreferences} from './CodePreferencesProvider';
export {shownStyling, getSourcePath} from './demoStyling';
export {useCodeOpen} from './useCodeOpen';
export type {Controls} from '../controls/types';
