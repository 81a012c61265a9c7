import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {constants, existsSync} from 'node:fs';
import {copyFile, mkdir, readdir, readFile, rm, stat, utimes} from 'node:fs/promises';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {isWorthCompressing} from './compressible';
import {listFiles} from '../../src/lib/node/listFiles';

/** Entries of the cache that no build has used for so long are dropped. */
const keptDays = 14;

interface Task {
  readonly source: string;
  /** Path of the cached copies, without the ending. */
  readonly target: string;
}

/**
 * Puts a Brotli and a gzip copy beside every file of a text type, `index.html.br` and `index.html.gz`, unless the copy
 * is no smaller. Contents that were compressed before come from the cache.
 *
 * @param folder build folder
 * @param cache folder of compressed copies, by hash of the content
 * @returns files that have copies, and how many of them had to be compressed now
 */
export async function precompress(
  folder: string,
  cache: string,
  threads: number,
): Promise<{files: number; compressed: number}> {
  await mkdir(cache, {recursive: true});
  const tasks: Task[] = [];
  for (const file of await listFiles(folder)) {
    const source = path.join(folder, file);
    if (!isWorthCompressing(file, (await stat(source)).size)) continue;
    const hash = createHash('sha256')
      .update(await readFile(source))
      .digest('hex');
    tasks.push({source, target: path.join(cache, hash)});
  }
  // Many files of both languages are the same.
  const missing = new Map(tasks.filter((task) => !isCached(task)).map((task) => [task.target, task]));
  await compressAll([...missing.values()], threads);
  for (const task of tasks) await placeCopies(task);
  await dropUnused(cache);
  return {files: tasks.length, compressed: missing.size};
}

function isCached({target}: Task): boolean {
  return existsSync(`${target}.br`) && existsSync(`${target}.gz`);
}

/** Deals the tasks out to threads. @throws what a thread ends with */
async function compressAll(tasks: readonly Task[], threads: number): Promise<void> {
  const worker = path.resolve('scripts/builder/compressWorker.mjs');
  const hands = Array.from({length: Math.min(threads, tasks.length)}, (_, hand) =>
    tasks.filter((_task, index) => index % threads === hand),
  );
  await Promise.all(hands.map((workerData) => once(new Worker(worker, {execArgv: [], workerData}), 'exit')));
}

async function placeCopies({source, target}: Task): Promise<void> {
  const {size} = await stat(source);
  const now = new Date();
  for (const ending of ['.br', '.gz']) {
    const copy = `${target}${ending}`;
    await utimes(copy, now, now);
    if ((await stat(copy)).size < size) await copyFile(copy, source + ending, constants.COPYFILE_FICLONE);
  }
}

async function dropUnused(cache: string): Promise<void> {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  for (const name of await readdir(cache)) {
    const file = path.join(cache, name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file, {force: true});
  }
}
