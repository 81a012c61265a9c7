import {describe, expect, it} from 'vitest';
import {storageNamespace} from '../../config/storage';
import {cacheName, cachePrefix, parseCacheName} from './names';

describe('names of caches', () => {
  it('say language, version and build, and are read back', () => {
    const id = {language: 'zh', version: '8.0.0-alpha.12', build: '3f2a', kind: 'visited'} as const;
    expect(cacheName(id)).toBe('mui-x-docs.offline/zh/8.0.0-alpha.12/3f2a/visited');
    expect(parseCacheName(cacheName(id))).toEqual(id);
  });

  it('begin as everything that the site stores', () => {
    expect(cachePrefix.startsWith(`${storageNamespace}.`)).toBe(true);
  });

  it.each([
    'workbox-precache-v2-https://docs.example.com/x/',
    'mui-x-docs.offline/en/8/3f2a/other',
    'mui-x-docs.offline/en/8/3f2a',
    'mui-x-docs.offline/en/8/3f2a/kept/more',
    'else/en/8/3f2a/kept',
  ])('%s is none of ours', (name) => {
    expect(parseCacheName(name)).toBeUndefined();
  });
});
