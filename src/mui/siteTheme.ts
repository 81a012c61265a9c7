import type {Theme} from '@mui/material/styles';
import {buildTheme, type ThemeInput} from './buildTheme';
import {colors} from './colors';
import {fonts, radii, spacingUnit} from './tokens';

/** The theme of the site's own components: the design tokens, in the reader's mode and direction. */
export function siteTheme({paletteMode, direction}: Pick<ThemeInput, 'paletteMode' | 'direction'>): Theme {
  const color = colors[paletteMode];
  return buildTheme(
    {paletteMode, direction, paletteColors: {}, spacing: spacingUnit},
    {
      palette: {
        primary: {main: color.accent, contrastText: color.onAccent},
        error: {main: color.bad},
        warning: {main: color.warn},
        info: {main: color.info},
        success: {main: color.good},
        background: {default: color.sheet, paper: color.raised},
        text: {primary: color.text, secondary: color.text2},
        divider: color.line,
      },
      shape: {borderRadius: radii.frame},
      typography: {fontFamily: fonts.text, button: {textTransform: 'none'}},
    },
  );
}
