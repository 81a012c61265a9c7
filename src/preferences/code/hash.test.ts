import {describe, expect, it} from 'vitest';
import {parseDemoHash, formatDemoHash, parseHash} from './hash';
import {CODE_STYLINGS, CODE_VARIANTS} from './types';

describe('hash of an address', () => {
  it.each([
    ['#Name.js', {codeVariant: 'JS'}],
    ['#Name.tsx', {codeVariant: 'TS'}],
    ['tailwind-Name.tsx', {codeVariant: 'TS', codeStyling: 'Tailwind'}],
    ['#css-Name.js', {codeVariant: 'JS', codeStyling: 'CSS'}],
    ['#system-anything', {codeStyling: 'MUI System'}],
  ])('reads %s', (hash, expected) => {
    expect(parseHash(hash)).toEqual(expected);
  });

  it.each([
    '',
    '#',
    '#Name',
    '#name.jsx',
    '#.ts',
    '#js',
    '#Tailwind-Name',
    '#a-css-b',
    '#constructor-x',
    '#%E0%A4%A',
  ])('ignores %j', (hash) => {
    expect(parseHash(hash)).toEqual({});
  });

  it.each([
    '#Name',
    '#Name.js',
    '#Name.tsx',
    '#system-Name.tsx',
    '#tailwind-Name.tsx',
    '#css-Name.tsx',
    '#css-Name.js',
  ])('%s is an anchor of the demo', (hash) => {
    expect(parseDemoHash(hash)).toBe('Name');
  });

  it.each(['', '#name', '#install-the-packages', '#css-Name', '#other-Name.tsx', '#Name.ts'])(
    '%j is the anchor of no demo',
    (hash) => {
      expect(parseDemoHash(hash)).toBeUndefined();
    },
  );

  it('writes anchors that it reads', () => {
    for (const codeVariant of CODE_VARIANTS) {
      for (const codeStyling of CODE_STYLINGS) {
        const hash = formatDemoHash('Name', {codeVariant, codeStyling});
        expect(parseHash(hash)).toEqual({codeVariant, codeStyling});
        expect(parseDemoHash(hash)).toBe('Name');
      }
    }
  });
});
