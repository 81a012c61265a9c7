import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseList, type OfflineList} from '../list';
import {listFile} from '../names';
import {stampWorker} from '../stamp';
import {addFiles, tempFolder} from '../../../tests/unit/tempFolder';
import {toAddress, isKept, writeOfflineFiles} from './writeOfflineFiles';

const begun = (language: string, version: string, base: string) =>
  JSON.stringify({language, version, path: base, build: '', files: []});

const worker = (language: string, version: string, base: string) =>
  stampWorker('work();', {language, versions: [{name: version, path: base, build: 'unassembled'}]});

const files = {
  'x/introduction/index.html': 'Introduction',
  'x/index.html': 'leads on',
  'x/404.html': 'Not found',
  'x/sitemap.xml': '<urlset/>',
  'x/sw.js': worker('en', '8', '/x/'),
  'x/517.sw.js': 'part of it',
  'x/sw-off.js': 'off',
  'x/offline.json': begun('en', '8', '/x/'),
  'x/v7/introduction/index.html': 'Introduction 7',
  'x/v7/sw.js': worker('en', '7', '/x/v7/'),
  'x/v7/offline.json': begun('en', '7', '/x/v7/'),
  'zh/x/introduction/index.html': '介绍',
  'zh/x/offline.json': begun('zh', '8', '/zh/x/'),
  'zh/x/sw.js': 'self.skipWaiting();',
  'search/entry.json': '{}',
};

const parts = [{base: 'x'}, {base: 'x/v7'}, {base: 'zh/x'}];
const isRedirected = (address: string) => address === '/x/';

function read(root: string): (base: string) => OfflineList {
  return (base) => {
    const list = parseList(JSON.parse(readFileSync(path.join(root, base, listFile), 'utf8')));
    if (!list) throw new Error(base);
    return list;
  };
}

describe('the lists of files', () => {
  it('have what a reader needs of the part, and shared folders, with sizes and digests', async () => {
    const root = tempFolder(files);
    await writeOfflineFiles(root, parts, {shared: ['search', 'not-there'], isRedirected});
    const {files: listed, version} = read(root)('x');
    expect(version).toBe('8');
    expect(listed.map(([address, size]) => [address, size])).toEqual([
      ['/x/introduction/', 12],
      ['/search/entry.json', 2],
    ]);
    expect(listed[0]?.[2]).toMatch(/^[0-9a-f]{16}$/);
    expect(read(root)('x/v7').files.map(([address]) => address)).toContain('/x/v7/introduction/');
  });

  it('the worker of a language knows the builds of its versions; a build changes with any of its files', async () => {
    const root = tempFolder(files);
    await writeOfflineFiles(root, parts, {isRedirected});
    const stamped = readFileSync(path.join(root, 'x/sw.js'), 'utf8');
    const {build} = read(root)('x');
    const older = read(root)('x/v7').build;
    expect(stamped).toBe(
      stampWorker('work();', {
        language: 'en',
        versions: [
          {name: '8', path: '/x/', build},
          {name: '7', path: '/x/v7/', build: older},
        ],
      }),
    );
    addFiles(root, {'x/introduction/index.html': 'Another'});
    await writeOfflineFiles(root, parts, {isRedirected});
    expect(read(root)('x').build).not.toBe(build);
    expect(read(root)('x/v7').build).toBe(older);
  });

  it('leaves a worker alone that is switched off', async () => {
    const root = tempFolder(files);
    await writeOfflineFiles(root, parts, {isRedirected});
    expect(readFileSync(path.join(root, 'zh/x/sw.js'), 'utf8')).toBe('self.skipWaiting();');
  });

  it('pages go by their folder, and every address is encoded', () => {
    expect(toAddress('x/introduction/index.html')).toBe('/x/introduction/');
    expect(toAddress('zh/x/图 1.png')).toBe(`/zh/x/${encodeURIComponent('图 1.png')}`);
    expect(isKept('x/api/index.json')).toBe(true);
    expect(isKept('x/assets/js/main.js.br')).toBe(false);
  });
});
