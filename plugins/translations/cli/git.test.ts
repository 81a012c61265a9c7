import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findCommit, diffSince} from './git';

describe('commit of an English page', () => {
  let folder = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'git-'));
    git('init', '--quiet');
    writeFileSync(path.join(folder, 'a.mdx'), 'one\n');
    git('add', '.');
    git('commit', '--quiet', '-m', 'One');
  });

  afterEach(() => rmSync(folder, {recursive: true}));

  it('is the last one that changed the file', () => {
    const commit = git('rev-parse', 'HEAD');
    git('commit', '--quiet', '--allow-empty', '-m', 'Two');
    expect(findCommit(folder, 'a.mdx')).toBe(commit);
  });

  it('is left out for a file with changes that are not committed', () => {
    writeFileSync(path.join(folder, 'a.mdx'), 'two\n');
    writeFileSync(path.join(folder, 'new.mdx'), 'new\n');
    expect(findCommit(folder, 'a.mdx')).toBeUndefined();
    expect(findCommit(folder, 'new.mdx')).toBeUndefined();
  });

  it('is left out where the history is shallow', () => {
    git('commit', '--quiet', '--allow-empty', '-m', 'Two');
    const clone = path.join(folder, 'clone');
    git('clone', '--quiet', '--depth', '1', `file://${folder}`, clone);
    expect(findCommit(clone, 'a.mdx')).toBeUndefined();
  });

  it('the changes since a commit are those of git; none for an unknown commit', () => {
    const commit = git('rev-parse', 'HEAD');
    writeFileSync(path.join(folder, 'a.mdx'), 'two\n');
    expect(diffSince(folder, commit, 'a.mdx')).toContain('-one\n+two');
    expect(diffSince(folder, '0123456789abcdef0123456789abcdef01234567', 'a.mdx')).toBeUndefined();
  });
});
