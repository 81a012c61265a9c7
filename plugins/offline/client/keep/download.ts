import {sumSizes, type ListedFile, type OfflineList} from '../../list';
import {listFile} from '../../names';
import type {Progress, Trouble} from './types';

/** A download that cannot go on. */
export class DownloadError extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble);
  }
}

/** Files that are fetched at a time. */
const atOnce = 6;

/** Where files come from and go to. */
export interface DownloadPlaces {
  /** The cache of this build. */
  readonly target: Cache;
  /** Caches that may have the same files: pages that were read, an earlier build. */
  readonly others: readonly Cache[];
  readonly fetch: (path: string, options: RequestInit) => Promise<Response>;
  /** Whether the host still has the build that is being downloaded. */
  readonly isDeployed: (signal: AbortSignal) => Promise<boolean>;
}

/** The files of a version that a cache does not have; what is there was checked before it came there. */
export async function missingFiles(list: OfflineList, target: Cache): Promise<ListedFile[]> {
  const there = new Set((await target.keys()).map(({url}) => new URL(url).pathname));
  return list.files.filter(([path]) => !there.has(path));
}

/** How far a version is. */
export function getProgress(list: OfflineList, missing: readonly ListedFile[]): Progress {
  const total = sumSizes(list.files);
  return {done: total - sumSizes(missing), total};
}

/**
 * Fetches what is missing of a version, each file compared with its digest, so that what is kept is of one build. A
 * file that differs although the build is still there is as the host sends it: hosts may add to pages. Begun again
 * after any kind of end it goes on where it was.
 *
 * @param signal - pauses it; then the promise ends without an error
 * @param onProgress - hears of each file, and of nothing once the promise has ended in whatever way
 * @throws {DownloadError} when it cannot go on
 */
export async function download(
  list: OfflineList,
  places: DownloadPlaces,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const missing = await missingFiles(list, places.target);
  const {done, total} = getProgress(list, missing);
  let sum = done;
  onProgress({done, total});
  const queue = [...missing];
  const stop = new AbortController();
  const pause = () => stop.abort();
  signal.addEventListener('abort', pause);
  const errors: unknown[] = [];
  const work = async () => {
    try {
      for (let file = queue.shift(); file && !stop.signal.aborted; file = queue.shift()) {
        await bring(file, places, stop.signal);
        sum += file[1];
        onProgress({done: sum, total});
      }
    } catch (error) {
      errors.push(error);
      // The others need not go on for nothing. What they are putting away ends before the download does.
      stop.abort();
    }
  };
  try {
    await put(places.target, begunKey(list), listResponse(list));
    await Promise.all(Array.from({length: atOnce}, work));
    if (signal.aborted) return;
    if (errors.length > 0) throw errors[0];
    await put(places.target, list.path + listFile, listResponse(list));
  } finally {
    signal.removeEventListener('abort', pause);
  }
}

/** Where the list stands while the version is not complete: it says what the files belong to. */
function begunKey(list: OfflineList): string {
  return `${list.path}${listFile}?begun`;
}

function listResponse(list: OfflineList): Response {
  return new Response(JSON.stringify(list), {headers: {'Content-Type': 'application/json'}});
}

async function bring(
  [path, , digest]: ListedFile,
  places: DownloadPlaces,
  signal: AbortSignal,
): Promise<void> {
  for (const other of places.others) {
    const response = await other.match(path);
    if (response && (await computeDigest(await response.clone().arrayBuffer())) === digest) {
      await put(places.target, path, response);
      return;
    }
  }
  const response = await fetchFile(path, places, signal);
  const bytes = await response.arrayBuffer().catch(() => {
    throw new DownloadError('network');
  });
  const isFromBuild = (await computeDigest(bytes)) === digest || (await places.isDeployed(signal));
  if (!isFromBuild) throw new DownloadError('changed');
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  await put(places.target, path, new Response(bytes, {headers}));
}

async function fetchFile(path: string, places: DownloadPlaces, signal: AbortSignal): Promise<Response> {
  // Past all caches: the worker would keep it a second time.
  const response = await places.fetch(path, {cache: 'no-store', signal}).catch(() => {
    throw new DownloadError('network');
  });
  // A file that is gone has gone with its deployment.
  if (!response.ok) throw new DownloadError(response.status === 404 ? 'changed' : 'network');
  return response;
}

async function put(target: Cache, path: string, response: Response): Promise<void> {
  try {
    await target.put(path, response);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new DownloadError(isFull ? 'full' : 'network');
  }
}

/** The first 16 hex digits of the SHA-256 of some bytes, as `offline.json` has them. */
export async function computeDigest(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 8);
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
