import {describe, expect, it, vi} from 'vitest';
import type {ListedFile, OfflineList} from '../../list';
import {computeDigest, download, missingFiles, getProgress, type DownloadPlaces} from './download';
import type {Progress} from './types';

const origin = 'https://docs.example.com';

/** What is used of a cache, in memory. */
class FakeCache {
  readonly files = new Map<string, Response>();
  isFull = false;

  match(path: string): Promise<Response | undefined> {
    return Promise.resolve(this.files.get(path)?.clone());
  }

  keys(): Promise<{url: string}[]> {
    return Promise.resolve([...this.files.keys()].map((path) => ({url: origin + path})));
  }

  put(path: string, response: Response): Promise<void> {
    if (this.isFull) return Promise.reject(new DOMException('No room', 'QuotaExceededError'));
    this.files.set(path, response);
    return Promise.resolve();
  }

  /** The functions above are all that a download uses. */
  get cache(): Cache {
    return this as unknown as Cache;
  }
}

const contents: Readonly<Record<string, string>> = {'/x/a/': 'page a', '/x/b/': 'page b', '/x/c.js': 'code'};

async function createList(texts: Readonly<Record<string, string>> = contents): Promise<OfflineList> {
  const files = await Promise.all(
    Object.entries(texts).map(async ([path, text]): Promise<ListedFile> => {
      const bytes = new TextEncoder().encode(text);
      return [path, bytes.length, await computeDigest(bytes.buffer)];
    }),
  );
  return {language: 'en', version: '8', path: '/x/', build: 'b', files};
}

interface Setting {
  target: FakeCache;
  fetch: ReturnType<typeof vi.fn<DownloadPlaces['fetch']>>;
  places: DownloadPlaces;
}

function setting(others: FakeCache[] = [], isDeployed = true): Setting {
  const target = new FakeCache();
  const fetch = vi.fn<DownloadPlaces['fetch']>((path) => Promise.resolve(new Response(contents[path])));
  const places = {
    target: target.cache,
    others: others.map(({cache}) => cache),
    fetch,
    isDeployed: () => Promise.resolve(isDeployed),
  };
  return {target, fetch, places};
}

const never = new AbortController().signal;

describe('the download of a version', () => {
  it('brings every file, tells how far it is, and says at the end that it is whole', async () => {
    const {target, places, fetch} = setting();
    const list = await createList();
    const steps: Progress[] = [];
    await download(list, places, never, (progress) => steps.push(progress));
    expect(fetch.mock.calls.map(([path, {cache}]) => `${path} ${cache}`)).toEqual(
      Object.keys(contents).map((path) => `${path} no-store`),
    );
    expect(steps[0]).toEqual({done: 0, total: 16});
    expect(steps.at(-1)).toEqual({done: 16, total: 16});
    expect([...target.files.keys()].at(-1)).toBe('/x/offline.json');
    expect(await missingFiles(list, target.cache)).toEqual([]);
  });

  it('a broken one goes on with what is missing', async () => {
    const {target, places, fetch} = setting();
    const list = await createList();
    fetch.mockImplementation(async (path) => {
      if (path !== '/x/b/') return new Response(contents[path]);
      await vi.waitFor(() => expect(target.files.has('/x/a/')).toBe(true));
      throw new TypeError('no network');
    });
    await expect(download(list, places, never, () => undefined)).rejects.toMatchObject({trouble: 'network'});
    expect(target.files.has('/x/offline.json')).toBe(false);
    const {total} = getProgress(list, []);
    expect(getProgress(list, await missingFiles(list, target.cache)).done).toBeLessThan(total);
    fetch.mockClear();
    fetch.mockImplementation((path) => Promise.resolve(new Response(contents[path])));
    await download(list, places, never, () => undefined);
    expect(fetch.mock.calls.map(([path]) => path)).not.toContain('/x/a/');
    expect(target.files.has('/x/offline.json')).toBe(true);
  });

  it('takes files that other caches have, when they are the same', async () => {
    const other = new FakeCache();
    other.files.set('/x/a/', new Response('page a'));
    other.files.set('/x/b/', new Response('page b of another build'));
    const {places, fetch} = setting([other]);
    await download(await createList(), places, never, () => undefined);
    expect(fetch.mock.calls.map(([path]) => path).sort()).toEqual(['/x/b/', '/x/c.js']);
  });

  it('stops at a file of another build', async () => {
    const {places, target} = setting([], false);
    const list = await createList({...contents, '/x/b/': 'page b as it was'});
    await expect(download(list, places, never, () => undefined)).rejects.toMatchObject({trouble: 'changed'});
    expect(target.files.has('/x/b/')).toBe(false);
  });

  it('takes a file that the host has added to, while the build is there', async () => {
    const {places, target} = setting([], true);
    await download(
      await createList({...contents, '/x/b/': 'page b as it was'}),
      places,
      never,
      () => undefined,
    );
    expect(await target.files.get('/x/b/')?.text()).toBe('page b');
  });

  it('a file that is gone has gone with its build, an error of the server has not', async () => {
    const {places, fetch} = setting();
    const list = await createList();
    fetch.mockResolvedValue(new Response('', {status: 404}));
    await expect(download(list, places, never, () => undefined)).rejects.toMatchObject({trouble: 'changed'});
    fetch.mockResolvedValue(new Response('', {status: 503}));
    await expect(download(list, places, never, () => undefined)).rejects.toMatchObject({trouble: 'network'});
  });

  it('says when there is no room', async () => {
    const {places, target} = setting();
    target.isFull = true;
    await expect(download(await createList(), places, never, () => undefined)).rejects.toMatchObject({
      trouble: 'full',
    });
  });

  it('a pause ends it without an error and without saying that it is whole', async () => {
    const {places, target, fetch} = setting();
    const pause = new AbortController();
    fetch.mockImplementation(() => {
      pause.abort();
      return Promise.reject(new DOMException('', 'AbortError'));
    });
    await download(await createList(), places, pause.signal, () => undefined);
    expect(target.files.has('/x/offline.json')).toBe(false);
  });

  it.each(['network', 'pause'])('says nothing more once it has ended (%s)', async (end) => {
    const {places, target, fetch} = setting();
    const pause = new AbortController();
    const put = target.put.bind(target);
    // One file is still being put away while another brings the end.
    target.put = async (path, response) => {
      if (path === '/x/a/') await new Promise((resolve) => setTimeout(resolve));
      return put(path, response);
    };
    fetch.mockImplementation((path) => {
      if (path !== '/x/b/') return Promise.resolve(new Response(contents[path]));
      if (end === 'pause') pause.abort();
      return Promise.reject(new TypeError('no network'));
    });
    const onProgress = vi.fn();
    await download(await createList(), places, pause.signal, onProgress).catch(() => undefined);
    expect(target.files.has('/x/a/')).toBe(true);
    onProgress.mockClear();
    await new Promise((resolve) => setTimeout(resolve));
    expect(onProgress).not.toHaveBeenCalled();
  });
});
