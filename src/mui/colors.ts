import {themeColors} from './themeColors';

const light = {
  canvas: themeColors.light,
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

/** Names of the colors that each mode defines. */
export type ColorName = keyof typeof light;

const dark: Record<ColorName, string> = {
  canvas: themeColors.dark,
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

/** Names of the colors of highlighted code. */
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
 * Colors per mode, `#rrggbb`. `canvas` is the frame, `sheet` the page that lies on it, `sunken` the ground of code and
 * bars, `raised` that of menus and dialogs; a soft color is the ground on which its strong one is written.
 */
export const colors = {light, dark};

/** Colors of highlighted code per mode, `#rrggbb`; its ground is `sunken` or one of the lines. */
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
