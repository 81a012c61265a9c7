import {describe, expect, it} from 'vitest';

import {
  chunkWith,
  cyclicChunks,
  hashesInRuntime,
  pickHashes,
  requestedChunks,
  runtimeWith,
} from './fileNames';
import {UnknownFormError} from './generatedFiles';

const runtime = `__webpack_require__.u = (chunkId) => {
  // return url for filenames not based on template

  // return url for filenames based on template
  return "assets/js/" + chunkId + "." + ({"12": "aaaaaaaa","34": "bbbbbbbb",})[chunkId] + ".js"
}`;

describe('the runtime', () => {
  it('has its table of hashes read', () => {
    expect(hashesInRuntime(runtime)).toEqual({12: 'aaaaaaaa', 34: 'bbbbbbbb'});
  });

  it('keeps the hashes it is given in a table that grows', () => {
    expect(runtimeWith(runtime, {12: 'aaaaaaaa'})).toContain(
      '"." + (self.chunkFileHashes ||= {"12":"aaaaaaaa"})[chunkId] + ".js"',
    );
  });

  it('is refused without a table', () => {
    expect(() => hashesInRuntime('__webpack_require__.u = (chunkId) => chunkId + ".js"')).toThrow(
      UnknownFormError,
    );
  });
});

describe('a chunk', () => {
  it('names the chunks it requests', () => {
    const source = `__webpack_require__.e(/* import() | a */ "12").then(x);
      Promise.all([__webpack_require__.e("34"), __webpack_require__.e(/*! import() */ 56)]);
      new URL(__webpack_require__.p + __webpack_require__.u("78"), base); __webpack_require__.e(id);`;
    expect(requestedChunks(source)).toEqual(['12', '34', '56', '78']);
  });

  it('brings the hashes of the files it requests', () => {
    expect(chunkWith('code();', {12: 'aaaaaaaa'})).toBe(
      'Object.assign(self.chunkFileHashes ||= {}, {"12":"aaaaaaaa"});\ncode();',
    );
  });

  it('is found when it can request itself', () => {
    const requests = new Map([
      ['1', ['2', '4']],
      ['2', ['3']],
      ['3', ['2']],
      ['4', []],
    ]);
    expect(cyclicChunks(requests)).toEqual(new Set(['2', '3']));
  });

  it('gets no entry for a file without a hash', () => {
    expect(pickHashes({12: 'aaaaaaaa'}, ['12', '99'])).toEqual({12: 'aaaaaaaa'});
  });
});
