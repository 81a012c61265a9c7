/**
 * The design tokens: the one source of the site's look, for style sheets (`tokensToCss`) and for both themes of the
 * component library. No import, so that build configuration can read it.
 */

const light = {
  canvas: '#f5f1f4',
  sheet: '#ffffff',
  sunken: '#faf8f9',
  raised: '#ffffff',
  hover: '#ebe6ea',
  pressed: '#e0d9de',
  soft: '#fbecf3',
  line: '#e5dfe3',
  edge: '#8a8088',
  text: '#1d191e',
  text2: '#544c54',
  text3: '#6a616a',
  disabled: '#857b85',
  accent: '#a01759',
  accentHover: '#83104a',
  accentActive: '#6a0c3b',
  onAccent: '#ffffff',
  linkLine: '#c25b91',
  focus: '#3b3bd0',
  info: '#1f5a9e',
  infoSoft: '#eef4fb',
  good: '#1c6a43',
  goodSoft: '#ecf6f0',
  warn: '#7d4c00',
  warnSoft: '#fcf3e3',
  bad: '#b0201c',
  badSoft: '#fdefee',
  plum: '#5b3aa8',
  plumSoft: '#f2eefb',
};

/** Names of the colours that each mode defines. */
export type ColorName = keyof typeof light;

const dark: Record<ColorName, string> = {
  canvas: '#0f0d10',
  sheet: '#18161b',
  sunken: '#131115',
  raised: '#221f26',
  hover: '#2f2a35',
  pressed: '#3b3543',
  soft: '#391d2d',
  line: '#2f2b34',
  edge: '#7d7484',
  text: '#f0ebef',
  text2: '#c3bac3',
  text3: '#a69da7',
  disabled: '#7d7580',
  accent: '#f590bd',
  accentHover: '#ffb1d2',
  accentActive: '#ffc9e0',
  onAccent: '#2c0618',
  linkLine: '#c2678f',
  focus: '#aab4ff',
  info: '#8fc1ff',
  infoSoft: '#17222f',
  good: '#86d3a5',
  goodSoft: '#14251c',
  warn: '#f0bd76',
  warnSoft: '#2b2110',
  bad: '#ff9d94',
  badSoft: '#321918',
  plum: '#c3adff',
  plumSoft: '#261f38',
};

const lightCode = {
  plain: '#1d191e',
  comment: '#6b616b',
  punctuation: '#5c545d',
  property: '#a01759',
  string: '#1b673f',
  operator: '#7a4300',
  keyword: '#5b3aa8',
  function: '#1a5699',
  parameter: '#8a3b12',
  number: '#0b6470',
};

/** Names of the colours of highlighted code. */
export type CodeColorName = keyof typeof lightCode;

const darkCode: Record<CodeColorName, string> = {
  plain: '#f0ebef',
  comment: '#a299a4',
  punctuation: '#b6acb7',
  property: '#f590bd',
  string: '#8ad4a6',
  operator: '#e0b07a',
  keyword: '#c3adff',
  function: '#8ec3ff',
  parameter: '#ffb08a',
  number: '#7fd3dc',
};

const lightCodeLines = {marked: '#f7e6ef', added: '#e3f3e9', removed: '#fce6e4'};

/** Grounds of single lines of code. */
export type CodeLineName = keyof typeof lightCodeLines;

const darkCodeLines: Record<CodeLineName, string> = {
  marked: '#2f1b27',
  added: '#14291d',
  removed: '#381b1a',
};

/**
 * Colours per mode, `#rrggbb`. `canvas` is the frame, `sheet` the page that lies on it, `sunken` the ground of code and
 * bars, `raised` that of menus and dialogs; a soft colour is the ground on which its strong one is written.
 */
export const colors = {light, dark};

/** Colours of highlighted code per mode, `#rrggbb`; its ground is `sunken` or one of the lines. */
export const codeColors = {light: lightCode, dark: darkCode};

/** Grounds of highlighted, added and removed lines of code per mode, `#rrggbb`. */
export const codeLineColors = {light: lightCodeLines, dark: darkCodeLines};

/** Shadows of what floats, and the veil behind a dialog. */
export const depth = {
  light: {
    floating: '0 0 0 1px #e5dfe3, 0 2px 6px rgb(20 12 18 / 6%), 0 16px 40px rgb(20 12 18 / 16%)',
    scrim: 'rgb(20 12 18 / 42%)',
  },
  dark: {floating: '0 0 0 1px #7d7484, 0 20px 48px #000000', scrim: 'rgb(0 0 0 / 62%)'},
};

/** Corner radii in px: `inline` is the library's default, `frame` the site's own (B2.7). */
export const radii = {inline: 4, small: 6, control: 8, frame: 12, sheet: 16};

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

/** Movement of the frame: changes of colour, menus, drawers in ms, and how they go. */
export const motion = {color: '90ms', menu: '150ms', drawer: '220ms', ease: 'cubic-bezier(0.2, 0, 0, 1)'};

/** Typefaces: those of the reader's system. */
export const fonts = {
  // The library's, with the system's own before the generic one: for Chinese the generic one is taller than the room
  // that an axis of a chart has, and the labels would not be drawn.
  demo: '"Roboto", "Helvetica", "Arial", system-ui, sans-serif',
  text: 'system-ui, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  code: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "Liberation Mono", monospace',
};

/** Font sizes in px of the component library: base, and the `html` element's (B2.7). */
export const fontSizes = {base: 14, html: 16};

/** Thresholds of the component library for text on colours and for derived shades (B2.7). */
export const contrastThreshold = 3;
export const tonalOffset = 0.2;

/** Height of the header in px. */
export const headerHeight = 60;

/** Colour of the browser's own frame, for `meta[name=theme-color]` (B2.4). */
export const themeColors = {light: light.canvas, dark: dark.canvas};
