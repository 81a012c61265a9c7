import {CacheProvider} from '@emotion/react';
import {styled} from '@mui/material/styles';
import type {Theme} from '@mui/material/styles';
// Not Material's own, which brings 3 kB for themes of CSS variables; `buildTheme` refuses those.
import {ThemeProvider} from '@mui/system';
import LoadFailure from '@theme/LoadFailure';
import {useCallback, useDeferredValue, useMemo} from 'react';
import type {ReactNode} from 'react';
import {useThemeSettings} from '../preferences/theme';
import type {Direction, ThemeSettings} from '../preferences/theme';
import {useChunk} from '../useChunk';
import type {ThemePart, ThemeInput} from './buildTheme';
import {createCacheLoader, loadCache, ltrCache} from './caches';
import {portalsIn, usePortalRoot} from './portals';
import {componentLocaleFor, loadThemeParts} from './themeParts';

export interface MuiScopeProps {
  /** Makes the theme, with the density and the texts of the components. The same function for as long as the scope stands. */
  readonly makeTheme: (settings: ThemeInput, parts: readonly ThemePart[]) => Theme;
  /** For live components, which follow what the reader chose for them; the site's own parts do without it. */
  readonly forDemos?: boolean;
  readonly children: ReactNode;
  /** Settings that are not the reader's. */
  readonly overrides?: Partial<ThemeSettings>;
  /** The document that the components are in, where it is not the page. */
  readonly frame?: Document;
}

/** The box around live components: type, color and box model of their theme. */
const ScopeBox = styled('div')(({theme}) => ({
  ...theme.typography.body1,
  minInlineSize: 0,
  color: theme.palette.text.primary,
  colorScheme: theme.palette.mode,
  // `:where`: with the weight of no class, so that a component's own styles win.
  ':where(&), :where(&) *, :where(&) *::before, :where(&) *::after': {
    boxSizing: 'border-box',
  },
}));

const NO_PARTS: readonly ThemePart[] = [];

/**
 * Theme, style cache and texts for components of the library. Loaded lazily, in the browser only: no plain page pays
 * for it. Renders nothing until the style cache, texts and density that the settings ask for are there; while others
 * load, those before stay. What the reader chose for demos and cannot be loaded is said above them.
 */
export default function MuiScope({
  makeTheme,
  forDemos = false,
  children,
  overrides,
  frame,
}: MuiScopeProps): ReactNode {
  // The page answers a press first; components, which take longer, follow in steps that wait for other presses.
  const reader = useDeferredValue(useThemeSettings());
  const settings = {...reader, ...overrides};
  const {paletteMode, paletteColors, spacing, dense} = settings;

  const loadIn = useMemo(() => (frame ? createCacheLoader(frame) : loadCache), [frame]);
  const loadStyles = useCallback(() => loadIn(settings.direction), [loadIn, settings.direction]);
  const styles = useChunk(loadStyles, true);
  const locale = forDemos ? componentLocaleFor(settings.componentLocale) : '';
  const isDense = forDemos && dense;
  const loadParts = useCallback(() => loadThemeParts(locale, isDense), [locale, isDense]);
  const loaded = useChunk(loadParts, true);

  // The site's own parts do without: their styles hold in both directions. Components have texts in English.
  const cache = styles.module ?? (styles.hasFailed && !forDemos ? ltrCache : undefined);
  const parts = loaded.module ?? (loaded.hasFailed ? NO_PARTS : undefined);
  const missing = [styles, ...(settings.componentLocale === null && !dense ? [] : [loaded])].filter(
    ({hasFailed}) => hasFailed && forDemos,
  );

  // The direction of the styles and of the theme change together, once the cache is there.
  const direction: Direction = cache?.key === 'rtl' ? 'rtl' : 'ltr';
  const createdRoot = usePortalRoot(direction === reader.direction ? undefined : direction);
  const portals = frame?.body ?? createdRoot;
  const theme = useMemo(() => {
    const all = [...(parts ?? []), ...(portals ? [portalsIn(portals)] : [])];
    return makeTheme({paletteMode, direction, paletteColors, spacing}, all);
  }, [makeTheme, paletteMode, direction, paletteColors, spacing, parts, portals]);

  return (
    <>
      {missing.length > 0 && (
        <LoadFailure
          failures={Math.max(...missing.map(({failures}) => failures))}
          onRetry={() => missing.forEach(({retry}) => retry())}
        />
      )}
      {cache && parts && (
        <CacheProvider value={cache}>
          <ThemeProvider theme={theme}>
            <ScopeBox dir={direction}>{children}</ScopeBox>
          </ThemeProvider>
        </CacheProvider>
      )}
    </>
  );
}
