import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {tempFolder} from '../../tests/unit/tempFolder';
import {
  afterRun,
  memoryFile,
  oldestDay,
  readMemories,
  valid,
  without,
  writeMemories,
  type GetHash,
  type Memories,
} from './memory.mjs';

const day = '2026-11-24';
const memory = (hash: string, at = day) => ({hash, day: at, loaded: ['/x/'], findings: []});
const getHash: GetHash = (key, loaded) => `${key} of ${loaded.join()}`;

describe('the file of the memory', () => {
  it('is outside the repository, or where the environment says', () => {
    expect(memoryFile({}, '/home/reader')).toBe('/home/reader/.cache/mui-x-docs/verify.json');
    expect(memoryFile({XDG_CACHE_HOME: '/cache'}, '/home/reader')).toBe('/cache/mui-x-docs/verify.json');
    expect(memoryFile({VERIFY_MEMORY: '/tmp/m.json', XDG_CACHE_HOME: '/cache'})).toBe('/tmp/m.json');
  });

  it('is written whole, with its folder, and read again', () => {
    const file = path.join(tempFolder(), 'new', 'folder', 'verify.json');
    const memories: Memories = {a: memory('1')};
    expect(readMemories(file)).toEqual({memories: {}});
    writeMemories(file, memories);
    expect(readMemories(file)).toEqual({memories});
    expect(existsSync(`${file}.${process.pid}`)).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe(JSON.stringify(memories));
  });

  it.each([
    ['cut off', '{"a": {"hash": "1", "da'],
    ['a list', '[]'],
    ['of another form', '{"a": {"hash": 1}}'],
    ['with names that are none', '{"a": {"hash": "1", "day": "2026-11-24", "loaded": [1], "findings": []}}'],
  ])('is ignored when it is %s, with one line that says so', (_, text) => {
    const file = path.join(tempFolder({'verify.json': text}), 'verify.json');
    const {memories, problem} = readMemories(file);
    expect(memories).toEqual({});
    expect(problem).toMatch(/^\S+verify\.json is not used, everything is checked: [^\n]+$/);
  });
});

describe('what is remembered', () => {
  it('holds while the hash is the same, and for 30 days', () => {
    const memories = {
      same: memory('same of /x/'),
      changed: memory('changed of something else'),
      recent: memory('recent of /x/', '2026-10-25'),
      old: memory('old of /x/', '2026-10-24'),
      'of the future': memory('of the future of /x/', '2026-11-25'),
    };
    expect(Object.keys(valid(memories, {getHash, day}))).toEqual(['same', 'recent']);
  });

  it('never is a failure, nor what changed while it was checked', () => {
    const before = {
      kept: memory('k', '2026-11-01'),
      failed: memory('f'),
      again: memory('a'),
      old: memory('o', '2026-01-01'),
    };
    const pass = (key: string) => ({key, loaded: ['/y/'], findings: []});
    const after = afterRun(before, {
      passes: [pass('again'), pass('changing')],
      failed: ['failed'],
      getHash: (key, loaded) => (key === 'changing' ? undefined : getHash(key, loaded)),
      day,
    });
    expect(after).toEqual({
      kept: before.kept,
      again: {hash: 'again of /y/', day, loaded: ['/y/'], findings: []},
    });
  });

  it('can be forgotten, and knows its oldest', () => {
    const memories = {a: memory('1'), b: memory('2', '2026-11-20'), c: memory('3', '2026-11-02')};
    expect(Object.keys(without(memories, (key) => key === 'b'))).toEqual(['a', 'c']);
    expect(oldestDay(memories, ['a', 'b'])).toBe('2026-11-20');
    expect(oldestDay(memories, [])).toBeUndefined();
  });
});
