import {expect, it} from 'vitest';
import {checkCounts} from './checkCounts';
import {readHtml} from './readHtml';

const check = (file: string, html: string) => checkCounts({pages: new Map([[file, readHtml(html)]])});

it('names a page of too many elements, of which those in noscript are none', () => {
  const rows = (count: number) => '<p></p>'.repeat(count);
  expect(check('/x/a/index.html', rows(5990))).toEqual([]);
  expect(check('/x/a/index.html', rows(6000))).toEqual([
    '/x/a/index.html: has 6003 elements, at most 6000 are quick',
  ]);
  expect(check('/x/a/index.html', `<div data-demo="A"></div>${rows(3500)}`)).toHaveLength(1);
  expect(check('/x/a/index.html', `<div data-demo="A"><noscript>${rows(3500)}</noscript></div>`)).toEqual([]);
  expect(check('/x/api/a/index.html', rows(16_000))).toEqual([]);
});

it('names a page that asks for too many scripts at once', () => {
  const scripts = (count: number) =>
    Array.from({length: count}, (_, index) => `<link rel=preload as=script href=/x/${index}.js>`).join('');
  expect(check('/x/a/index.html', scripts(13))).toEqual([]);
  expect(check('/x/a/index.html', scripts(14))).toEqual([
    '/x/a/index.html: asks for 14 scripts at once, at most 13 are quick',
  ]);
});
