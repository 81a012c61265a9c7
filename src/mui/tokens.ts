/**
 * The design tokens: the one source of the site's look, for style sheets (`tokensToCss`) and for both themes of the
 * component library. No import, so that build configuration can read it.
 */

const light = {
  background: '#fbfcfd',
  surface: '#f3f5f8',
  surfaceRaised: '#ffffff',
  border: '#dde3ea',
  borderStrong: '#7f8b9b',
  text: '#1a2230',
  textMuted: '#525d6d',
  accent: '#4a3fb5',
  accentText: '#ffffff',
  accentSoft: '#ebeaf9',
  success: '#17693f',
  successSoft: '#e3f3ea',
  warning: '#855000',
  warningSoft: '#fbf0dc',
  danger: '#b3261e',
  dangerSoft: '#fceae8',
  info: '#1d5b94',
  infoSoft: '#e5eff8',
};

/** Names of the colours that each mode defines. */
export type ColorName = keyof typeof light;

const dark: Record<ColorName, string> = {
  background: '#0f141b',
  surface: '#161c25',
  surfaceRaised: '#1d2530',
  border: '#2b3441',
  borderStrong: '#6f7b8c',
  text: '#e4e9f0',
  textMuted: '#a1acbb',
  accent: '#b0b3ff',
  accentText: '#16123f',
  accentSoft: '#26264a',
  success: '#6fce9a',
  successSoft: '#143024',
  warning: '#e6b566',
  warningSoft: '#352a14',
  danger: '#ff9a90',
  dangerSoft: '#3d1f1e',
  info: '#86bdf0',
  infoSoft: '#172d42',
};

const lightCode = {
  background: '#f3f5f8',
  text: '#1a2230',
  comment: '#5a6575',
  keyword: '#7a2fa0',
  string: '#1c6b3c',
  number: '#964800',
  function: '#2a50b8',
  tag: '#a3284f',
  attribute: '#805000',
  punctuation: '#525d6d',
  variable: '#1a2230',
};

/** Names of the colours of highlighted code. */
export type CodeColorName = keyof typeof lightCode;

const darkCode: Record<CodeColorName, string> = {
  background: '#141a23',
  text: '#e4e9f0',
  comment: '#93a0b1',
  keyword: '#d5a8f5',
  string: '#8fd6a5',
  number: '#f0b27a',
  function: '#96b9ff',
  tag: '#ff9fb6',
  attribute: '#e3c07f',
  punctuation: '#a1acbb',
  variable: '#e4e9f0',
};

/** Colours per mode, `#rrggbb`. A soft colour is the ground on which its strong one is written. */
export const colors = {light, dark};

/** Colours of highlighted code per mode, `#rrggbb`. */
export const codeColors = {light: lightCode, dark: darkCode};

/** Corner radii in px: `small` is the library's default, `large` the site's own (B2.7). */
export const radii = {small: 4, medium: 8, large: 12};

/** Spacing unit in px (B2.7). */
export const spacingUnit = 8;

/** Lower limits of the width classes in px (B2.7). */
export const breakpoints = {xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536};

/** Stacking order (B2.7). */
export const layers = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
};

/** Durations of transitions in ms (B2.7). */
export const durations = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  enteringScreen: 225,
  leavingScreen: 195,
};

/** Typefaces: those of the reader's system. */
export const fonts = {
  text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  code: 'ui-monospace, SFMono-Regular, "Cascadia Code", "Segoe UI Mono", Menlo, Consolas, "Liberation Mono", monospace',
};

/** Font sizes in px of the component library: base, and the `html` element's (B2.7). */
export const fontSizes = {base: 14, html: 16};

/** Thresholds of the component library for text on colours and for derived shades (B2.7). */
export const contrastThreshold = 3;
export const tonalOffset = 0.2;

/** Height of the header in px. */
export const headerHeight = 60;

/** Colour of the browser's own frame, for `meta[name=theme-color]` (B2.4). */
export const themeColors = {light: light.background, dark: dark.background};
