import {expect, it} from 'vitest';
import {checkCopies} from './checkCopies';

/** A folder of scripts that hold the same modules under numbers of their own, and one that holds others. */
function folder(base: string, count: number): Map<string, Buffer> {
  const script = (number: number, text: string) =>
    Buffer.from(
      `"use strict";(globalThis.siteChunks||=[]).push([["${number}"],{7(e){e.exports="${text}"}}]);`,
    );
  const copies = Array.from({length: count}, (_copy, number) => number);
  return new Map([
    ...copies.map((number) => [`${base}/assets/js/${number}.js`, script(number, 'same')] as const),
    [`${base}/assets/js/other.js`, script(100, 'other')],
  ]);
}

function check(files: ReadonlyMap<string, Buffer>): string[] {
  return checkCopies({files: new Set(files.keys())}, (file) => files.get(file) ?? Buffer.alloc(0));
}

it('names a script that is written many times under other numbers', () => {
  expect(check(folder('/x', 9))).toEqual([
    '/x/assets/js/0.js: the same script is written 9 times; give its chunk a name (webpackChunkName)',
  ]);
});

it('leaves a few copies alone, and those of the other parts', () => {
  expect(check(new Map([...folder('/x', 8), ...folder('/zh/x', 8)]))).toEqual([]);
});
