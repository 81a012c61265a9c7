import {describe, expect, it} from 'vitest';
import {httpsAddress, longestText, plainText} from './safeValues';

describe('values of an ad service', () => {
  it.each([
    ['https://ads.example.com/c?a=1&b=2', 'https://ads.example.com/c?a=1&b=2'],
    ['//ads.example.com/c', 'https://ads.example.com/c'],
    [' //ads.example.com/c\n', 'https://ads.example.com/c'],
    ['HTTPS://ads.example.com', 'https://ads.example.com/'],
    ['  https://ads.example.com/c ', 'https://ads.example.com/c'],
    ['https://ads.example.com/"><script>', 'https://ads.example.com/%22%3E%3Cscript%3E'],
  ])('%s is an address', (value, address) => {
    expect(httpsAddress(value)).toBe(address);
  });

  it.each<unknown>([
    'http://ads.example.com/c',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'vbscript:msgbox(1)',
    'blob:https://ads.example.com/1',
    'filesystem:https://ads.example.com/1',
    'file:///etc/passwd',
    'about:blank',
    'ftp://ads.example.com/',
    'wss://ads.example.com/',
    'mailto:a@example.com',
    '/x/react-data-grid/',
    'ads.example.com',
    '',
    '//',
    'https://',
    'https://user:password@ads.example.com/',
    null,
    undefined,
    7,
    true,
    {},
    [['https://ads.example.com/']],
    {toString: () => 'https://ads.example.com/'},
  ])('%o is none', (value) => {
    expect(httpsAddress(value)).toBeNull();
  });

  it('a long address, as trackers write them, is an address', () => {
    const address = `https://ads.example.com/${'a'.repeat(10_000)}`;
    expect(httpsAddress(address)).toBe(address);
  });

  it('text is text, on one line', () => {
    expect(plainText('  Fast\n\ttables  ')).toBe('Fast tables');
    expect(plainText('<b>Fast</b>')).toBe('<b>Fast</b>');
    expect(plainText(`${' '.repeat(10_000)}Fast`)).toBe('Fast');
  });

  it('the first 500 characters of a text are kept', () => {
    expect(longestText).toBe(500);
    expect(plainText('a'.repeat(500))).toBe('a'.repeat(500));
    expect(plainText('a'.repeat(1_000_000))).toBe('a'.repeat(500));
    expect(plainText('😀'.repeat(501))).toBe('😀'.repeat(500));
    expect(plainText(`${'a'.repeat(499)} b`)).toBe('a'.repeat(499));
  });

  it('characters that control or turn the direction are removed, those that join letters are not', () => {
    expect(plainText('a\u0000b\u0085c\u009Fd\uD800e')).toBe('abcde');
    expect(plainText('\u202Ea\u061Cb\u200Ec\u200Fd\u202Ae\u2066f\u2069g\u206Ah')).toBe('abcdefgh');
    expect(plainText('a \u202E b')).toBe('a b');
    expect(plainText('👩\u200D💻 می\u200Cخواهم')).toBe('👩\u200D💻 می\u200Cخواهم');
  });

  it.each([
    ['spaces', ' \u00A0\u2003\u3000'],
    ['zero-width characters', '\u200B\u200C\u200D\u2060\uFEFF'],
    ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
    ['a blank Braille pattern', '\u2800'],
    ['soft hyphens and joiners', '\u00AD\u034F'],
    ['variation selectors', '\uFE0F\u{E0100}'],
    ['tags', '\u{E0041}\u{E007F}'],
    ['Khmer, Mongolian and Khitan fillers', '\u17B4\u17B5\u180E\u{16FE4}'],
    ['blank hieroglyphs and notes', '\u{13441}\u{13442}\u{1D159}'],
    ['a mark without a letter', '\u0301'],
    ['characters that nobody has given a form', '\uE000\u{F0000}\uFFFC'],
    ['more than is kept, with a letter behind', `${'\u3164'.repeat(500)}a`],
  ])('%s draw nothing and are no text', (_, text) => {
    expect(plainText(text)).toBe('');
  });

  it.each(['数', 'é', '한', '7', '😀', '!', '\u2801'])('%s is a text', (text) => {
    expect(plainText(text)).toBe(text);
  });

  it.each<unknown>([null, undefined, 7, true, {}, [[]], [['text']], {toString: 'text'}])(
    '%j is no text',
    (value) => {
      expect(plainText(value)).toBe('');
    },
  );
});
