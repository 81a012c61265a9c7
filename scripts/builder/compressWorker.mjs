// A thread of the compressor: writes the Brotli and gzip copies of its files into the cache.
import {readFile, rename, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {threadId, workerData} from 'node:worker_threads';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Above this the best quality costs seconds a file and gains little. */
const bestQualityBytes = 200_000;

/** @param {{source: string, target: string}} task `target` without the ending */
async function compress({source, target}) {
  const content = await readFile(source);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: content.length <= bestQualityBytes ? 11 : 9,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await store(`${target}.br`, await brotli(content, {params}));
  await store(`${target}.gz`, await gzip(content, {level: 9}));
}

/**
 * Writes in one step: a run that is interrupted leaves no half file in the cache.
 * @param {string} file
 * @param {Buffer} content
 */
async function store(file, content) {
  const draft = `${file}.${process.pid}-${threadId}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

for (const task of workerData) await compress(task);
