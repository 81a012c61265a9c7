import {frFR as gridFrFR} from '@mui/x-data-grid/locales';
import {frFR} from '@mui/material/locale';
import {createTheme} from '@mui/material/styles';
import {describe, expect, it, vi} from 'vitest';
import {DEFAULT_THEME_SETTINGS} from '../preferences/theme/types';
import type {ThemeSettings} from '../preferences/theme/types';
import {buildTheme, demoTheme} from './buildTheme';
import {colors} from './colors';
import {denseComponents} from './denseComponents';
import {siteTheme} from './siteTheme';
import {loadThemeParts} from './themeParts';
import {durations, fontSizes, layers, radii, spacingUnit} from './tokens';

vi.mock('@component-locales', () => ({default: []}));

const dark: ThemeSettings = {...DEFAULT_THEME_SETTINGS, paletteMode: 'dark', direction: 'rtl', spacing: 5};

describe.each([
  ['site', siteTheme(DEFAULT_THEME_SETTINGS), radii.frame],
  ['demo', demoTheme(DEFAULT_THEME_SETTINGS), radii.inline],
] as const)('%s theme', (_, theme, radius) => {
  it('has the numbers of the tokens, which are those of the library but for the corners', () => {
    expect(theme.shape.borderRadius).toBe(radius);
    expect(theme.breakpoints.values).toEqual({xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536});
    expect(theme.spacing(1)).toBe(`${spacingUnit}px`);
    expect(theme.palette.contrastThreshold).toBe(3);
    expect(theme.palette.tonalOffset).toBe(0.2);
    expect(theme.typography).toMatchObject({fontSize: fontSizes.base, htmlFontSize: fontSizes.html});
    expect(theme.zIndex).toMatchObject(layers);
    expect(theme.transitions.duration).toEqual(durations);
  });
});

describe('themes', () => {
  it('the site theme is drawn from the tokens, in mode and direction', () => {
    const theme = siteTheme(dark);
    expect([theme.palette.mode, theme.direction]).toEqual(['dark', 'rtl']);
    expect(theme.palette.primary.main).toBe(colors.dark.accent);
    expect(theme.palette.background.default).toBe(colors.dark.sheet);
  });

  it('demos have the typefaces of the library, and the face of the system where those are missing', () => {
    const defaultFont = createTheme().typography.fontFamily ?? '';
    expect(demoTheme(dark).typography.fontFamily).toBe(
      defaultFont.replace('sans-serif', 'system-ui, sans-serif'),
    );
  });

  it('the demo theme follows mode, direction, spacing and colors', () => {
    const theme = demoTheme({...dark, paletteColors: {primary: {main: '#112233'}}});
    expect([theme.palette.mode, theme.direction, theme.spacing(2)]).toEqual(['dark', 'rtl', '10px']);
    expect(theme.palette.primary.main).toBe('#112233');
  });

  it('density changes default props of demos', async () => {
    const strict = {disableEval: true};
    expect(demoTheme(DEFAULT_THEME_SETTINGS).components).toEqual({MuiDataGrid: {defaultProps: strict}});
    expect(demoTheme(DEFAULT_THEME_SETTINGS, await loadThemeParts('', true)).components).toEqual({
      ...denseComponents,
      MuiDataGrid: {defaultProps: {density: 'compact', ...strict}},
    });
  });

  it('locale packs change the texts and keep the density', async () => {
    const {components} = demoTheme(DEFAULT_THEME_SETTINGS, [
      ...(await loadThemeParts('', true)),
      frFR,
      gridFrFR,
    ]);
    expect(components?.MuiBreadcrumbs?.defaultProps).toEqual({expandText: 'Montrer le chemin'});
    expect(components?.MuiDataGrid?.defaultProps?.density).toBe('compact');
    expect(components?.MuiDataGrid?.defaultProps?.localeText?.noRowsLabel).toBe('Pas de résultats');
  });
});

describe('buildTheme errors', () => {
  it.each([{cssVariables: true}, {cssVariables: {nativeColor: true}}, {vars: {}}])(
    'throws and names the option: %j',
    (options) => {
      expect(() => buildTheme(DEFAULT_THEME_SETTINGS, options)).toThrow(
        `\`${Object.keys(options)[0] ?? ''}\``,
      );
    },
  );

  it('the option may be off', () => {
    const off = {cssVariables: false};
    expect(() => buildTheme(DEFAULT_THEME_SETTINGS, off)).not.toThrow();
  });

  it.each([{}, {main: 1}, {main: null}, {light: '#ffffff'}, null, '#112233'])(
    'throws and names the color: %j',
    (color) => {
      // @ts-expect-error what a caller without types may pass
      expect(() => buildTheme({...DEFAULT_THEME_SETTINGS, paletteColors: {secondary: color}})).toThrow(
        '`secondary`',
      );
    },
  );
});
