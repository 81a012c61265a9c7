import {afterEach, describe, expect, it, vi} from 'vitest';
import {createSearchEngine} from '../engine/searchEngine';
import type {SearchScope} from '../engine/types';
import {browserSources, isCutOff} from './sources';

const scope: SearchScope = {
  language: 'en',
  version: 'current',
  about: null,
  allVersions: false,
  product: null,
  plan: null,
};

const part = {base: '/x/', language: 'en', version: 'current', names: '/n.json', titles: '/t.json'};
const files: Readonly<Record<string, string>> = {
  '/search/index.json': JSON.stringify({parts: [part], pagefind: '/p/', offline: {}}),
  '/n.json': JSON.stringify({pages: [['DataGrid', 'component', 'api/data-grid/', 0]], members: {}}),
  '/t.json': JSON.stringify({pages: []}),
};

/** Answers requests with files; one that is not there has the status 404. */
function serve(answers: Readonly<Record<string, string | undefined>>) {
  vi.stubGlobal('fetch', (address: string) => {
    const text = answers[address];
    return Promise.resolve(new Response(text ?? null, {status: text === undefined ? 404 : 200}));
  });
}

function withWorker(controller: object | null): void {
  vi.stubGlobal('navigator', {serviceWorker: {controller}});
}

afterEach(() => vi.unstubAllGlobals());

describe('the files of the search', () => {
  const load = () => createSearchEngine(browserSources(null)).load(scope);

  it('are read', async () => {
    serve(files);
    await expect(load()).resolves.toBeUndefined();
  });

  it.each([
    ['without its entry', {'/search/index.json': undefined}, '/search/index.json: status 404'],
    ['without its names', {'/n.json': undefined}, '/n.json: status 404'],
    ['with a page in place of a file', {'/t.json': '<!doctype html>'}, 'JSON'],
    ['with a file that is cut off', {'/n.json': '{"pages": [["Data'}, 'JSON'],
    ['with another file', {'/t.json': '{"titles": []}'}, '/t.json is no file of the search'],
    ['with an entry of another form', {'/search/index.json': '[]'}, 'is no file of the search'],
  ])('fail %s', async (_, broken, message) => {
    serve({...files, ...broken});
    await expect(load()).rejects.toThrow(message);
  });

  it('are read again after a failure', async () => {
    const engine = createSearchEngine(browserSources(null));
    serve({});
    await expect(engine.load(scope)).rejects.toThrow('404');
    expect(engine.searchNames('DataGrid', scope)).toEqual([]);
    serve(files);
    await engine.load(scope);
    expect(engine.searchNames('DataGrid', scope)[0]?.address).toBe('/x/api/data-grid/');
  });
});

describe('the text of the pages', () => {
  it('is asked for by a request before it is imported: a browser may remember an import that failed', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve(new Response(null, {status: 503}));
    });
    withWorker(null);
    const prose = () => browserSources(null).prose({parts: [], pagefind: '/text/', offline: {}});
    await expect(prose()).rejects.toThrow('/text/pagefind.js: status 503');
    await expect(prose()).rejects.toThrow('/text/pagefind.js: status 503');
    // What the tests before have left to read is of another folder.
    expect(asked.filter((address) => address.startsWith('/text/'))).toHaveLength(2);
  });
});

describe('whether there is a network', () => {
  it('asks nothing where no worker could answer in its place', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    withWorker(null);
    expect(await isCutOff()).toBe(false);
    vi.stubGlobal('navigator', {});
    expect(await isCutOff()).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('asks past the worker and all caches', async () => {
    withWorker({});
    const fetched = vi.fn(() => Promise.resolve(new Response(null, {status: 404})));
    vi.stubGlobal('fetch', fetched);
    expect(await isCutOff()).toBe(false);
    expect(fetched).toHaveBeenCalledWith('/search/index.json', {method: 'HEAD', cache: 'no-store'});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await isCutOff()).toBe(true);
  });
});
