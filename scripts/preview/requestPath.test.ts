import {describe, expect, it} from 'vitest';
import {acceptedEncodings} from './encoding';
import {parseRequestTarget} from './requestPath';

describe('parseRequestTarget', () => {
  it('splits path and query and decodes the path', () => {
    expect(parseRequestTarget('/x/a%20b/?q=%2F')).toEqual({path: '/x/a b/', search: '?q=%2F'});
    expect(parseRequestTarget('/')).toEqual({path: '/', search: ''});
  });

  it.each([
    '/%E0%A4%A',
    '/%',
    '/../secret',
    '/x/%2e%2e/secret',
    '/x/..%2fsecret',
    '/x/%5c..%5csecret',
    '//evil.example/',
    '/%2fevil.example/',
    '/a%00b',
    '/./a',
    'http://evil.example/',
    '*',
    '',
  ])('refuses %j', (target) => {
    expect(parseRequestTarget(target)).toBeUndefined();
  });
});

describe('acceptedEncodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
    ['br;q=0, *', ['gzip', 'identity']],
    ['identity', ['identity']],
    [undefined, ['identity']],
  ])('%j', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
  });
});
