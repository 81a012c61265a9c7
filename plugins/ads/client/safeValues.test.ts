import {describe, expect, it} from 'vitest';
import {httpsAddress, longestAddress, longestText, plainText} from './safeValues';

describe('values of an ad service', () => {
  it.each([
    ['https://ads.example.com/c?a=1&b=2', 'https://ads.example.com/c?a=1&b=2'],
    ['//ads.example.com/c', 'https://ads.example.com/c'],
    ['HTTPS://ads.example.com', 'https://ads.example.com/'],
    ['  https://ads.example.com/c ', 'https://ads.example.com/c'],
    ['https://ads.example.com/"><script>', 'https://ads.example.com/%22%3E%3Cscript%3E'],
  ])('B5.7 %s is an address', (value, address) => {
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
    `https://ads.example.com/${'a'.repeat(longestAddress)}`,
    null,
    undefined,
    7,
    true,
    {},
    ['https://ads.example.com/'],
    {toString: () => 'https://ads.example.com/'},
  ])('B5.7 %s is none', (value) => {
    expect(httpsAddress(value)).toBeNull();
  });

  it('B5.7 text is text, on one line, and not endless', () => {
    expect(plainText('  Fast\n\ttables  ')).toBe('Fast tables');
    expect(plainText('<b>Fast</b>')).toBe('<b>Fast</b>');
    expect(plainText('a\u0000b\u202Ec\u200Bd\uD800')).toBe('abcd');
    expect([...plainText('a'.repeat(1_000_000))]).toHaveLength(longestText);
    expect([...plainText('😀'.repeat(300))]).toHaveLength(longestText);
    expect(plainText('a'.repeat(longestText))).toBe('a'.repeat(longestText));
  });

  it.each<unknown>([null, undefined, 7, true, {}, [], ['text'], {toString: 'text'}])(
    'B5.7 %s is no text',
    (value) => {
      expect(plainText(value)).toBe('');
    },
  );
});
