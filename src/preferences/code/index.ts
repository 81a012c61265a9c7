export {demoOfHash, hashOfDemo, parseHash, stylingKey, stylingOf} from './hash';
export type {HashPreferences, StylingKey} from './hash';
export {createCodePreferencesStore} from './store';
export type {CodePreferencesStore} from './store';
export {
  CODE_STYLINGS,
  CODE_VARIANTS,
  DEFAULT_CODE_PREFERENCES,
  PACKAGE_MANAGERS,
  CODE_PREFERENCE_ATTRIBUTES,
} from './types';
export type {CodePreferences, CodeStyling, CodeVariant, PackageManager} from './types';
