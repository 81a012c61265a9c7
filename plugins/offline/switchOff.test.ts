import {runInNewContext} from 'node:vm';
import {expect, it, vi} from 'vitest';
import {switchOffScript} from './switchOff';

it('takes over, removes what was kept for its language, and itself', async () => {
  const listeners = new Map<string, (event: object) => void>();
  const skipWaiting = vi.fn();
  const unregister = vi.fn();
  const removed: string[] = [];
  runInNewContext(switchOffScript('en'), {
    self: {
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      skipWaiting,
      registration: {unregister},
    },
    caches: {
      keys: () =>
        Promise.resolve(['mui-x-docs.offline/en/8/a/kept', 'mui-x-docs.offline/zh/8/a/kept', 'other']),
      delete: (name: string) => removed.push(name),
    },
  });
  listeners.get('install')?.({});
  expect(skipWaiting).toHaveBeenCalledOnce();
  let work: unknown;
  listeners.get('activate')?.({waitUntil: (given: unknown) => (work = given)});
  await work;
  expect(removed).toEqual(['mui-x-docs.offline/en/8/a/kept']);
  expect(unregister).toHaveBeenCalledOnce();
  expect(listeners.has('fetch')).toBe(false);
});
