import {createTheme} from '@mui/material/styles';
import type {Theme, ThemeOptions} from '@mui/material/styles';
import {PALETTE_COLOR_NAMES} from '../preferences/theme/types';
import type {ThemeSettings} from '../preferences/theme/types';
import {fonts} from './tokens';

/** A part of a theme that is merged into it: texts in a language, density, where menus open. */
export type ThemePart = Readonly<Pick<ThemeOptions, 'components'>>;

/** Settings that a theme depends on. */
export type ThemeInput = Omit<ThemeSettings, 'componentLocale' | 'dense'>;

function assertNoCssVariables(options: object): void {
  for (const [name, value] of Object.entries(options)) {
    if ((name === 'cssVariables' || name === 'vars') && value) {
      throw new Error(
        `The theme option \`${name}\` is not supported: this site's themes work without CSS variables.`,
      );
    }
  }
}

function assertPaletteColors(palette: object): void {
  const entries = new Map<string, unknown>(Object.entries(palette));
  for (const name of PALETTE_COLOR_NAMES) {
    const color = entries.get(name);
    if (color === undefined) {
      continue;
    }
    const isValid =
      typeof color === 'object' && color !== null && 'main' in color && typeof color.main === 'string';
    if (!isValid) {
      throw new Error(`The palette color \`${name}\` needs a \`main\` value that is a string.`);
    }
  }
}

/**
 * Builds a theme from settings and options. The numbers that both themes share are the library's own: a test holds the
 * tokens against them, and the page does not carry them twice.
 *
 * @param options - what distinguishes the theme; wins over the settings
 * @param parts - merged last
 * @throws Error that names the option when CSS variables are enabled (`cssVariables` or `vars`), and Error that names
 *   the color when a palette color has no string `main`
 */
export function buildTheme(
  settings: ThemeInput,
  options: ThemeOptions = {},
  parts: readonly ThemePart[] = [],
): Theme {
  assertNoCssVariables(options);
  const palette = {
    mode: settings.paletteMode,
    ...settings.paletteColors,
    ...options.palette,
  };
  assertPaletteColors(palette);
  return createTheme(
    {
      ...options,
      palette,
      direction: settings.direction,
      spacing: settings.spacing,
    },
    ...parts,
  );
}

/**
 * The data grid would ask the browser whether it may compile filters from text. The security policy of this site forbids
 * that, and the browser would report every time that it was asked.
 */
const strictPolicy: ThemePart = {components: {MuiDataGrid: {defaultProps: {disableEval: true}}}};

/** The theme of live demos: the library's own look, in the reader's colors and spacing. */
export function demoTheme(settings: ThemeInput, parts: readonly ThemePart[] = []): Theme {
  return buildTheme(settings, {typography: {fontFamily: fonts.demo}}, [strictPolicy, ...parts]);
}
