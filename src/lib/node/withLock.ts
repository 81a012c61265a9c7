import {mkdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** Milliseconds between two looks at a lock that somebody else holds. */
const pause = 20;

/** Milliseconds after which a lock is nobody's: its process may have gone and left its number to another one. */
const longest = 300_000;

/** Whether a process runs. One that may not be signaled does. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether somebody works under a lock, or has a moment ago. */
async function isHeld(lock: string): Promise<boolean> {
  try {
    const {mtimeMs} = await stat(lock);
    // Empty between its making and its first byte: zero is a process that runs.
    return Date.now() - mtimeMs < longest && isRunning(Number(await readFile(lock, 'utf8')));
  } catch {
    // It was given back: the next try takes it.
    return true;
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Does some work while nobody else does any under the same lock, in this process or in another one. A lock that a
 * process has left behind is taken over.
 *
 * @param lock - path of a file that exists while the work is done; it holds the process that does it
 */
export async function withLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(path.dirname(lock), {recursive: true});
  while (!(await take(lock))) {
    await ((await isHeld(lock)) ? wait(pause) : rm(lock, {force: true}));
  }
  try {
    return await work();
  } finally {
    await rm(lock, {force: true});
  }
}
