import {describe, expect, it} from 'vitest';
import {cacheName, type CacheKind} from '../names';
import type {Stamp} from '../stamp';
import {chooseAnswer, buildFirst, isHashed, outdatedCaches, filterCaches, type Asked} from './rules';

const origin = 'https://docs.example.com';

function ask(path: string, more: Partial<Asked> = {}): string {
  const url = new URL(path, origin);
  return chooseAnswer(
    {method: 'GET', mode: 'no-cors', cache: 'default', isPart: false, ...more, url},
    origin,
  );
}

describe('how a request is answered', () => {
  it('pages from the network first, hashed files from a cache first, other files from the network first', () => {
    expect(ask('/x/introduction/', {mode: 'navigate'})).toBe('page');
    expect(ask('/x/assets/js/main.8b1e835b.js')).toBe('hashed');
    expect(ask('/x/api/data-grid/index.json')).toBe('data');
    expect(ask('/search/entry.json')).toBe('data');
  });

  it('leaves alone what is sent, other hosts, parts of files, and what is asked for past all caches', () => {
    expect(ask('/feedback', {method: 'POST'})).toBe('network');
    expect(ask('https://ads.test/script.js')).toBe('network');
    expect(ask('/x/film.mp4', {isPart: true})).toBe('network');
    expect(ask('/x/introduction/', {cache: 'no-store'})).toBe('network');
  });

  it('never answers for the worker itself and for the list of files', () => {
    for (const path of ['/x/sw.js', '/zh/x/sw.js?params=1', '/x/sw-off.js', '/x/offline.json']) {
      expect(ask(path)).toBe('network');
    }
  });

  it.each([
    ['/x/assets/js/4637.42288ef3.js', true],
    ['/search/en_1f2e3d4a5b.pf_index', true],
    ['/x/css/code.css', false],
    ['/x/img/app-192.png', false],
    ['/x/api/deadbeef/index.json', false],
  ])('%s has a hash in its name: %s', (path, expected) => {
    expect(isHashed(path)).toBe(expected);
  });
});

const stamp: Stamp = {language: 'en', versions: [{name: '8', path: '/x/', build: 'c'}]};

const name = (build: string, kind: CacheKind = 'visited', version = '8', language = 'en') =>
  cacheName({language, version, build, kind});

describe('caches', () => {
  it('are those of one language, the newest first, one build before the others', () => {
    const names = ['workbox', name('a'), name('b'), name('z', 'visited', '8', 'zh'), name('b', 'kept')];
    const found = filterCaches(names, 'en');
    expect(found.map(({build, kind}) => `${build} ${kind}`)).toEqual(['b kept', 'b visited', 'a visited']);
    expect(buildFirst(found, 'a').map(({build}) => build)).toEqual(['a', 'b', 'b']);
  });

  it('the build before stays for open pages, those before it go, and what is kept stays', () => {
    const names = [name('old', 'kept'), name('a'), name('b'), name('c')];
    expect(outdatedCaches(filterCaches(names, 'en'), stamp).map(({build}) => build)).toEqual(['a']);
  });

  it('the build before stays when a release has changed the name of the version', () => {
    const names = [name('a', 'visited', '7.9'), name('b', 'visited', '7.9')];
    expect(outdatedCaches(filterCaches(names, 'en'), stamp).map(({build}) => build)).toEqual(['a']);
  });

  it('an older version has a build before of its own', () => {
    const both: Stamp = {...stamp, versions: [stamp.versions[0], {name: '7', path: '/x/v7/', build: 'x'}]};
    const names = [name('v', 'visited', '7'), name('w', 'visited', '7'), name('a'), name('b')];
    expect(outdatedCaches(filterCaches(names, 'en'), both).map(({build}) => build)).toEqual(['a', 'v']);
  });
});
