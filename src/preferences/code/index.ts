export {parseDemoHash, formatDemoHash, parseHash, stylingKey} from './hash';
export {createCodePreferencesStore} from './store';
export type {CodePreferencesStore} from './store';
export * from './types';
