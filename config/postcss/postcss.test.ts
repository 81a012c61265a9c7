import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {tokensToCss} from '../../src/mui/tokensToCss';
import {logicalProperties} from './logicalProperties';
import {siteTokens} from './siteTokens';

function logical(css: string): string {
  return postcss([logicalProperties()]).process(css, {from: undefined}).css;
}

describe('logical properties', () => {
  it.each([
    ['margin-left: 1px', 'margin-inline-start: 1px'],
    ['margin-right: 1px !important', 'margin-inline-end: 1px !important'],
    ['padding-left: 1px', 'padding-inline-start: 1px'],
    ['PADDING-RIGHT: 1px', 'padding-inline-end: 1px'],
    ['scroll-margin-left: 1px', 'scroll-margin-inline-start: 1px'],
    ['border-left: 1px solid red', 'border-inline-start: 1px solid red'],
    ['border-right-color: red', 'border-inline-end-color: red'],
    ['left: 0', 'inset-inline-start: 0'],
    ['right: calc(1px + 2%)', 'inset-inline-end: calc(1px + 2%)'],
    ['border-top-left-radius: 1px', 'border-start-start-radius: 1px'],
    ['border-top-right-radius: 1px', 'border-start-end-radius: 1px'],
    ['border-bottom-right-radius: 1px', 'border-end-end-radius: 1px'],
    ['border-bottom-left-radius: 1px', 'border-end-start-radius: 1px'],
    ['text-align: left', 'text-align: start'],
    ['text-align: RIGHT', 'text-align: end'],
    ['float: left', 'float: inline-start'],
    ['clear: right', 'clear: inline-end'],
    ['margin: 1px 2px 3px 4px', 'margin-block: 1px 3px;margin-inline: 4px 2px'],
    [
      'padding: 0 var(--a, 1px) 0 calc(1px + 2px)',
      'padding-block: 0;padding-inline: calc(1px + 2px) var(--a, 1px)',
    ],
    ['inset: 0 auto 0 0', 'inset-block: 0;inset-inline: 0 auto'],
    ['border-width: 1px 0 1px 2px', 'border-block-width: 1px;border-inline-width: 2px 0'],
    ['border-color: a b c d', 'border-block-color: a c;border-inline-color: d b'],
    [
      'border-radius: 1px 2px',
      'border-start-start-radius: 1px;border-start-end-radius: 2px;border-end-end-radius: 1px;border-end-start-radius: 2px',
    ],
    [
      'border-radius: 4px 0 0 4px / 2px',
      'border-start-start-radius: 4px 2px;border-start-end-radius: 0 2px;border-end-end-radius: 0 2px;border-end-start-radius: 4px 2px',
    ],
    ['transition: left 1s, opacity 1s', 'transition: inset-inline-start 1s, opacity 1s'],
    ['will-change: margin-left', 'will-change: margin-inline-start'],
  ])('%s', (physical, expected) => {
    expect(logical(`a{${physical}}`)).toBe(`a{${expected}}`);
  });

  it.each([
    'margin: 1px',
    'margin: 1px 2px 3px',
    'margin: 1px 2px 3px 2px',
    'border-radius: 4px',
    'border-radius: 4px 4px 0 0',
    'border-radius: 50% / 10px',
    'text-align: center',
    'float: none',
    'transform: translateX(-50%)',
    'transition: opacity 1s cubic-bezier(0, 0, 1, 1)',
    '--left: left',
    'margin-inline-start: 1px',
  ])('leaves %s', (declaration) => {
    expect(logical(`a{${declaration}}`)).toBe(`a{${declaration}}`);
  });

  it.each([
    '[dir=rtl] a{left: 0}',
    'html[dir="ltr"] a{@media print{left: 0}}',
    'a:dir(rtl){left: 0}',
    '/* @physical follows the pointer */ a{left: 0}',
    'a{/* @physical */ left: 0}',
  ])('skips %s', (css) => {
    expect(logical(css)).toBe(css);
  });

  it('a mark holds for one declaration', () => {
    expect(logical('a{/* @physical */ left: 0;right: 0}')).toBe(
      'a{/* @physical */ left: 0;inset-inline-end: 0}',
    );
  });

  it('leaves no physical side in the style sheet under the theme', () => {
    const file = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');
    const rest: string[] = [];
    postcss.parse(logical(readFileSync(file, 'utf8'))).walkDecls((declaration) => {
      if (/(^|-)(left|right)(-|$)/.test(declaration.prop) && !declaration.prop.startsWith('--')) {
        rest.push(String(declaration));
      }
    });
    expect(rest).toEqual([]);
  });
});

describe('site tokens', () => {
  it('writes the tokens where the at-rule stands', () => {
    const {css} = postcss([siteTokens()]).process('a{color:red}\n@site-tokens;\nb{color:red}', {
      from: undefined,
    });
    expect(
      postcss.parse(css).nodes.map((node) => (node.type === 'rule' ? node.selector : node.type)),
    ).toEqual([
      'a',
      ...postcss.parse(tokensToCss()).nodes.map((node) => (node.type === 'rule' ? node.selector : node.type)),
      'b',
    ]);
    expect(css).toContain('--color-canvas');
    expect(css).not.toContain('@site-tokens');
  });
});
