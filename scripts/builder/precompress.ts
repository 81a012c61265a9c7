import {createHash} from 'node:crypto';
import {constants, existsSync} from 'node:fs';
import {copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {isWorthCompressing} from './compressible';
import {inLanes} from '../lib/inLanes.mjs';
import {listFiles} from '../../src/lib/node/listFiles';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Entries of the cache that no build has used for so long are dropped. */
const keptDays = 14;

/** Above this the best quality costs seconds a file and gains little. */
const bestQualityBytes = 200_000;

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
 * @param threads files at a time; Node compresses each in a thread of its own
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
  await inLanes([...missing.values()], threads, compress);
  for (const task of tasks) await placeCopies(task);
  await dropUnused(cache);
  return {files: tasks.length, compressed: missing.size};
}

function isCached({target}: Task): boolean {
  return existsSync(`${target}.br`) && existsSync(`${target}.gz`);
}

/** Writes both copies of a file into the cache. */
async function compress({source, target}: Task): Promise<void> {
  const content = await readFile(source);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: content.length <= bestQualityBytes ? 11 : 9,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await store(`${target}.br`, await brotli(content, {params}));
  await store(`${target}.gz`, await gzip(content, {level: 9}));
}

/** Writes in one step: a run that is interrupted leaves no half file in the cache. */
async function store(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
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
