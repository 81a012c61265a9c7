import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {tempFolder} from '../../../tests/unit/tempFolder';
import {contentKey, keepByContent} from './keepByContent';

const isText = (value: unknown): value is string => typeof value === 'string';

it('makes a value once, however many ask for it at a time', async () => {
  const folder = path.join(tempFolder(), 'kept');
  let count = 0;
  const ask = () =>
    keepByContent(folder, 'one', isText, () => Promise.resolve(`made ${String((count += 1))} times`));
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill('made 1 times'));
  expect(await ask()).toBe('made 1 times');
  expect(readdirSync(folder)).toEqual(['one.json']);
});

it.each([
  ['was cut off', '"ma'],
  ['holds something else', '1'],
])('makes a value again when its file %s', async (_what, text) => {
  const folder = tempFolder({'one.json': text});
  expect(await keepByContent(folder, 'one', isText, () => Promise.resolve('made'))).toBe('made');
});

it('leaves nothing behind when making it fails, and lets the next one try', async () => {
  const folder = tempFolder();
  const failing = keepByContent(folder, 'one', isText, () => Promise.reject(new Error('No value')));
  await expect(failing).rejects.toThrow('No value');
  expect(readdirSync(folder)).toEqual([]);
  expect(await keepByContent(folder, 'one', isText, () => Promise.resolve('made'))).toBe('made');
});

it('names inputs by all of them', () => {
  expect(contentKey(['a', 'b'])).not.toBe(contentKey(['ab', '']));
});
