import {rmSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {committedProject} from '../../tests/unit/committedProject';
import {addFiles, tempFolder} from '../../tests/unit/tempFolder';
import {changedFiles} from './changedFiles.mjs';

it('names what differs from the last commit, what is new, and what is gone', async () => {
  const root = committedProject({'docs/a.mdx': 'A', 'docs/b.mdx': 'B', 'docs/c.mdx': 'C'});
  expect(await changedFiles(root)).toEqual([]);
  addFiles(root, {'docs/a.mdx': 'Changed', 'docs/数据 1.mdx': 'New'});
  rmSync(path.join(root, 'docs/b.mdx'));
  expect(await changedFiles(root)).toEqual(['docs/a.mdx', 'docs/b.mdx', 'docs/数据 1.mdx']);
});

it('says that there is no commit to compare with', async () => {
  await expect(changedFiles(tempFolder())).rejects.toThrow('there is none here');
});
