import type {ForeignName} from '../plugins/api-reference/names/proseNames';

const react = (name: string): ForeignName => ({name, reason: 'a hook of React'});
const material = (name: string): ForeignName => ({name, reason: 'a hook of Material UI'});

/**
 * Names that prose may write in code though they look like the API of the documented packages: each with where it
 * comes from. A name that the page's own code declares needs no entry here.
 */
export const foreignNames: readonly ForeignName[] = [
  ...['useState', 'useEffect', 'useMemo', 'useCallback', 'useRef', 'useReducer', 'useContext'].map(react),
  ...[
    'useId',
    'useLayoutEffect',
    'useTransition',
    'useDeferredValue',
    'useSyncExternalStore',
    'useActionState',
  ].map(react),
  ...['useTheme', 'useColorScheme', 'useMediaQuery', 'useThemeProps', 'useForkRef'].map(material),
  {name: 'columnheader', reason: 'a role of WAI-ARIA'},
  {name: 'getRows', reason: 'of data sources, which v7 documents without a type of their own'},
];
