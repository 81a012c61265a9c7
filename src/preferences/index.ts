export {demoOfHash, hashOfDemo, parseHash, stylingKey, stylingOf} from './hash';
export type {HashPreferences, StylingKey} from './hash';
export {createPreferencesStore} from './store';
export type {PreferencesStore} from './store';
export {
  CODE_STYLINGS,
  CODE_VARIANTS,
  DEFAULT_PREFERENCES,
  PACKAGE_MANAGERS,
  PREFERENCE_ATTRIBUTES,
} from './types';
export type {CodePreferences, CodeStyling, CodeVariant, PackageManager} from './types';
