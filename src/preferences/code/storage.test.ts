import {describe, expect, it} from 'vitest';
import {cookieText, parseCookies, parsePackageManager} from './storage';

describe('stored preferences', () => {
  it('writes a cookie with its exact attributes', () => {
    expect(cookieText('codeVariant', 'JS', 'http:')).toBe(
      'codeVariant=JS; path=/; max-age=31536000; SameSite=Lax',
    );
    expect(cookieText('codeStyling', 'MUI System', 'https:')).toBe(
      'codeStyling=MUI%20System; path=/; max-age=31536000; SameSite=Lax; Secure',
    );
  });

  it('reads what it wrote, among other cookies', () => {
    expect(parseCookies('a=1; codeVariant=JS; xcodeStyling=CSS; codeStyling=MUI%20System')).toEqual({
      codeVariant: 'JS',
      codeStyling: 'MUI System',
    });
  });

  it.each([
    '',
    'codeVariant=',
    'codeVariant=js',
    'codeVariant=JS%',
    'codeVariant=%E0%A4%A; codeStyling=css',
    'codeStyling=Tailwind CSS',
    'codeStyling=toString',
    '; ;=',
  ])('drops %j', (cookies) => {
    expect(parseCookies(cookies)).toEqual({});
  });

  it.each([null, undefined, '', 'bun', 'NPM', {}])('drops the package manager %j', (value) => {
    expect(parsePackageManager(value)).toBeUndefined();
  });
});
