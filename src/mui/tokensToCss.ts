import {codeColors, codeLineColors, colors, depth} from './colors';
import type {CodeColorName, ColorName} from './colors';
import {durations, fonts, fontSizes, headerHeight, layers, motion, radii, spacingUnit} from './tokens';

type Declarations = readonly (readonly [property: string, value: string])[];

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function group(prefix: string, values: Record<string, string | number>, unit = ''): Declarations {
  return Object.entries(values).map(([name, value]) => [`--${prefix}-${kebab(name)}`, `${value}${unit}`]);
}

function colorDeclarations(mode: 'light' | 'dark'): Declarations {
  return [
    ...group('color', colors[mode]),
    ...group('code', codeColors[mode]),
    ...group('code-line', codeLineColors[mode]),
    ...group('depth', depth[mode]),
  ];
}

const color = (name: ColorName) => `var(--color-${kebab(name)})`;
const code = (name: CodeColorName) => `var(--code-${kebab(name)})`;

/** What Infima, the style sheet under the theme, is to take from the tokens. */
const infima: Declarations = [
  ['--ifm-background-color', color('sheet')],
  ['--ifm-background-surface-color', color('raised')],
  ['--ifm-navbar-background-color', color('canvas')],
  ['--ifm-navbar-height', 'var(--header-height)'],
  ['--ifm-color-content', color('text')],
  ['--ifm-color-content-secondary', color('text2')],
  ['--ifm-font-color-base', color('text')],
  ['--ifm-font-color-secondary', color('text2')],
  ['--ifm-heading-color', color('text')],
  ['--ifm-link-color', color('text')],
  ['--ifm-link-hover-color', color('accent')],
  ['--ifm-table-border-color', color('line')],
  ['--ifm-hr-background-color', color('line')],
  ['--ifm-hover-overlay', color('hover')],
  ['--ifm-font-family-base', 'var(--font-text)'],
  ['--ifm-font-family-monospace', 'var(--font-code)'],
  ['--ifm-global-radius', 'var(--radius-control)'],
  ['--ifm-code-border-radius', 'var(--radius-inline)'],
  ['--ifm-code-background', color('sunken')],
  ['--ifm-pre-background', color('sunken')],
  ['--ifm-pre-color', code('plain')],
  ['--ifm-color-primary', color('accent')],
  ['--ifm-color-primary-dark', color('accentHover')],
  ['--ifm-color-primary-darker', color('accentHover')],
];

function rule(selector: string, declarations: Declarations): string {
  return `${selector}{${declarations.map(([property, value]) => `${property}:${value};`).join('')}}`;
}

/** Nothing moves for a reader who asked the system for that; every transition of the site takes its time from here. */
const stillMotion: Declarations = Object.keys(motion)
  .filter((name) => name !== 'ease')
  .map((name) => [`--motion-${name}`, '0s']);

/**
 * The tokens as custom properties: `:root` with all of them and the light colors, `[data-theme=dark]` with the dark
 * colors; `[data-scope-theme]` gives a part of the page the colors of the other mode. Lengths are in px, durations in
 * ms; those of movement are nothing under reduced motion. The names: `--color-*`, `--code-*`, `--code-line-*`,
 * `--depth-*`, `--radius-*`, `--space-1` … `-8`, `--layer-*`, `--duration-*`, `--motion-*`, `--font-*`,
 * `--header-height`, and those of Infima.
 */
export function tokensToCss(): string {
  const {enteringScreen: entering, leavingScreen: leaving, ...otherDurations} = durations;
  const spaces = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [n, n * spacingUnit]));
  return [
    // More specific than Infima's own `:root`, whichever comes first in the style sheet.
    rule(':root:root,[data-scope-theme=light]', colorDeclarations('light')),
    rule(':root:root', [
      ...group('radius', radii, 'px'),
      ...group('space', spaces, 'px'),
      ...group('layer', layers),
      ...group('duration', {...otherDurations, entering, leaving}, 'ms'),
      ...group('motion', motion),
      ...group('font', fonts),
      ['--font-size-html', `${fontSizes.html}px`],
      ['--header-height', `${headerHeight}px`],
      ...infima,
    ]),
    rule(':root[data-theme=dark],[data-scope-theme=dark]', colorDeclarations('dark')),
    `@media (prefers-reduced-motion:reduce){${rule(':root:root', stillMotion)}}`,
  ].join('\n');
}
