import {parseList, sumSizes, type OfflineList} from '../../list';
import {cacheName, listFile, parseCacheName, type CacheId} from '../../names';
import {download, DownloadError, missingFiles, getProgress} from './download';
import {readKept} from './readKept';
import type {KeepState} from './types';

type Show = (state: KeepState) => void;

function toCacheId({language, version, build}: OfflineList): CacheId {
  return {language, version, build, kind: 'kept'};
}

/** The list of files of the version at a base address; nothing when it cannot be had. */
async function readList(base: string, signal?: AbortSignal): Promise<OfflineList | undefined> {
  const response = await fetch(base + listFile, {cache: 'no-store', signal}).catch(() => undefined);
  return response?.ok ? parseList(await response.json().catch(() => undefined)) : undefined;
}

/** The version at a base address that is kept as a whole, of whatever build. */
async function readWhole(base: string): Promise<OfflineList | undefined> {
  const all = await readKept();
  return all.find(({list, isWhole}) => isWhole && list.path === base)?.list;
}

/** How the version at a base address stands now. */
export async function lookAt(base: string): Promise<KeepState> {
  const list = await readList(base);
  if (!list) {
    const kept = await readWhole(base);
    return kept ? {phase: 'kept', list: kept} : {phase: 'unreachable'};
  }
  if (list.files.length === 0) return {phase: 'unavailable'};
  const name = cacheName(toCacheId(list));
  const earlier = await readWhole(base);
  if (!(await caches.has(name))) {
    const progress = {done: 0, total: sumSizes(list.files)};
    return {phase: 'ready', list, progress, isUpdate: earlier !== undefined};
  }
  const target = await caches.open(name);
  if (earlier?.build === list.build) return {phase: 'kept', list};
  const progress = getProgress(list, await missingFiles(list, target));
  return {phase: 'ready', list, progress, isUpdate: earlier !== undefined};
}

/** Bytes that this host may still store; nothing where the browser does not tell. */
async function freeBytes(): Promise<number | undefined> {
  const {quota, usage} = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined ? undefined : Math.max(0, quota - (usage ?? 0));
}

/** Downloads a version, or goes on with it, and shows each step. Aborting the signal pauses it. */
export async function keepVersion(list: OfflineList, signal: AbortSignal, show: Show): Promise<void> {
  const {caches: all} = window;
  const target = await all.open(cacheName(toCacheId(list)));
  const before = getProgress(list, await missingFiles(list, target));
  const missing = before.total - before.done;
  const free = await freeBytes();
  if (free !== undefined && free < missing) {
    show({phase: 'short', list, missing, free});
    return;
  }
  // Asks the browser not to make room with it; it may refuse, and the version is kept all the same.
  await navigator.storage?.persist?.().catch(() => false);
  const others = (await all.keys()).filter(
    (name) => parseCacheName(name) && name !== cacheName(toCacheId(list)),
  );
  const places = {
    target,
    others: await Promise.all(others.map((name) => all.open(name))),
    fetch: (path: string, options: RequestInit) => fetch(path, options),
    isDeployed: async (stop: AbortSignal) => (await readList(list.path, stop))?.build === list.build,
  };
  let progress = before;
  try {
    await download(list, places, signal, (now) => {
      progress = now;
      show({phase: 'loading', list, progress});
    });
    if (signal.aborted) {
      show({phase: 'ready', list, progress, isUpdate: false});
      return;
    }
    for (const kept of await readKept()) {
      if (kept.list.path === list.path && kept.list.build !== list.build) await all.delete(kept.name);
    }
    show({phase: 'kept', list});
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error;
    show({phase: 'stopped', list, progress, trouble: error.trouble});
  }
}
