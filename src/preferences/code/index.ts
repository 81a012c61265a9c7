export {demoOfHash, hashOfDemo, parseHash, stylingKey, stylingOf} from './hash';
export type {HashPreferences, StylingKey} from './hash';
export {createCodePreferencesStore} from './store';
export type {CodePreferencesStore} from './store';
export * from './types';
