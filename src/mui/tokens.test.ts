import {describe, expect, it} from 'vitest';
import {codeColors, codeLineColors, colors as allColors} from './colors';
import type {ColorName} from './colors';
import * as tokens from './tokens';
import {tokensToCss} from './tokensToCss';

/** Relative luminance of `#rrggbb` as WCAG 2 defines it. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = parseInt(color.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Where text may stand; `pressed` carries no meta text. */
const grounds: ColorName[] = ['canvas', 'sheet', 'sunken', 'raised', 'hover'];
const strong: ColorName[] = ['text', 'text2', 'accent', 'info', 'good', 'warn', 'bad', 'plum'];
const soft: [ColorName, ColorName][] = [
  ['accent', 'soft'],
  ['info', 'infoSoft'],
  ['good', 'goodSoft'],
  ['warn', 'warnSoft'],
  ['bad', 'badSoft'],
  ['plum', 'plumSoft'],
];
const pairs: [ColorName, ColorName][] = [
  ...strong.flatMap((color) => grounds.map((ground): [ColorName, ColorName] => [color, ground])),
  ...grounds.map((ground): [ColorName, ColorName] => ['text3', ground]),
  ...soft,
  ...soft.flatMap(([, ground]): [ColorName, ColorName][] => [
    ['text', ground],
    ['text2', ground],
  ]),
  ['text', 'pressed'],
  ['text2', 'pressed'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'accentActive'],
];
/** What is seen but not read: at least 3 to 1. */
const shapes: ColorName[] = ['edge', 'linkLine', 'focus', 'disabled'];

describe.each(['light', 'dark'] as const)('colors, %s', (mode) => {
  const colors = allColors[mode];
  const codeGrounds = {sunken: colors.sunken, ...codeLineColors[mode]};

  it.each(pairs)('WCAG AA: %s on %s', (color, ground) => {
    expect(contrast(colors[color], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    shapes.flatMap((shape) =>
      (['canvas', 'sheet', 'sunken', 'raised'] as const).map((ground) => [shape, ground] as const),
    ),
  )('WCAG AA: the shape %s on %s', (shape, ground) => {
    expect(contrast(colors[shape], colors[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(
    Object.entries(codeColors[mode]).flatMap(([name, color]) =>
      Object.entries(codeGrounds).map(([ground, value]) => ({name, color, ground, value})),
    ),
  )('WCAG AA: code, $name on $ground', ({color, value}) => {
    expect(contrast(color, value)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('tokens', () => {
  it('become custom properties with names in kebab case', () => {
    const [light = '', root = '', dark = ''] = tokensToCss().split('\n');
    expect(light).toContain('--color-info-soft:#eef4fb;');
    expect(root).toContain('--layer-app-bar:1100;');
    expect(root).toContain('--duration-entering:225ms;');
    expect(root).toContain('--radius-frame:12px;');
    expect(root).toContain('--space-2:16px;');
    expect(root).toContain('--ifm-background-color:var(--color-sheet);');
    expect(dark).toMatch(/^:root\[data-theme=dark\],\[data-scope-theme=dark\]\{--color-canvas:#0f0d10;/);
    expect(root).not.toMatch(/--[a-z-]*[A-Z]/);
  });

  it('leave nothing moving for a reader who asked for reduced motion', () => {
    const [, still = ''] = tokensToCss().split('@media (prefers-reduced-motion:reduce)');
    const durations = Object.keys(tokens.motion).filter((name) => name !== 'ease');
    expect(still).toBe(`{:root:root{${durations.map((name) => `--motion-${name}:0s;`).join('')}}}`);
  });

  it('each variable that the tokens use is defined', () => {
    const css = tokensToCss();
    const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map((match) => match[1]));
    const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });
});
