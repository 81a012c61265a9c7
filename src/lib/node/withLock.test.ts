import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {withLock} from './withLock';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  lock = path.join(folder, 'inner', 'model.lock');
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('work under a lock', () => {
  it('is done one after the other', async () => {
    const events: string[] = [];
    const work = (name: string) =>
      withLock(lock, async () => {
        events.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        events.push(`${name} ends`);
      });
    await Promise.all([work('first'), work('second')]);
    expect(events.toSorted()).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(events.map((event) => event.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  it('names its process, and leaves nothing, a failure included', async () => {
    const owner = withLock(lock, () => Promise.resolve(readFileSync(lock, 'utf8')));
    expect(await owner).toBe(String(process.pid));
    expect(existsSync(lock)).toBe(false);
    await expect(withLock(lock, () => Promise.reject(new Error('no types')))).rejects.toThrow('no types');
    expect(existsSync(lock)).toBe(false);
  });

  it('is done where a process has left its lock behind', async () => {
    await withLock(lock, () => Promise.resolve());
    const {pid} = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock, String(pid));
    expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
  });

  it('is done where a lock is so old that its process must be another one', async () => {
    await withLock(lock, () => Promise.resolve());
    writeFileSync(lock, String(process.pid));
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(lock, longAgo, longAgo);
    expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
  });
});
