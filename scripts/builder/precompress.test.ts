import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, it} from 'vitest';
import {tempFolder} from '../../tests/unit/tempFolder';
import {precompress} from './precompress';

it('puts smaller copies beside text files and compresses a content once', async () => {
  const text = 'a line of text\n'.repeat(200);
  const folder = tempFolder({'a.html': text, 'x/b.html': text, 'small.css': 'a{}', 'image.png': text});
  const cache = tempFolder();
  expect(await precompress(folder, cache, 2)).toEqual({files: 2, compressed: 1});
  const read = (name: string) => readFileSync(path.join(folder, name));
  expect(zlib.brotliDecompressSync(read('a.html.br')).toString()).toBe(text);
  expect(zlib.gunzipSync(read('x/b.html.gz')).toString()).toBe(text);
  expect(existsSync(path.join(folder, 'small.css.br'))).toBe(false);
  expect(existsSync(path.join(folder, 'image.png.br'))).toBe(false);
  expect(await precompress(folder, cache, 2)).toEqual({files: 2, compressed: 0});
});
