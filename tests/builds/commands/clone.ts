import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {documentedVersions} from '../../../plugins/library-versions/build/versions';
import {partPaths} from '../../../scripts/builder/partPaths';
import {listParts} from '../../../scripts/builder/parts';
import {cloneInto} from '../wholeProject/cloneInto';
import {runShell} from './shell';

/** A fresh clone of the last commit, in which commands run. */
export interface Clone {
  readonly folder: string;
  /** The path of one of its files. */
  readonly at: (file: string) => string;
  readonly has: (file: string) => boolean;
  /** Files that git sees as changed, new or gone. */
  readonly changes: () => string[];
  /** A browser, the same one each time. */
  readonly browser: () => Promise<Browser>;
  /** Everything as it was cloned; builds stay. */
  readonly reset: () => void;
  readonly remove: () => void;
}

/** What commands leave behind that takes its time and is the same each time. */
const kept = ['node_modules', '.parts', '.cache', 'build'];

/** @param browser - starts one */
export function makeClone(browser: () => Promise<Browser>): Clone {
  const parent = mkdtempSync(path.join(tmpdir(), 'site-commands-'));
  const folder = path.join(parent, 'site');
  cloneInto(folder);
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: folder, encoding: 'utf8', stdio: 'pipe'});
  let opened: Promise<Browser> | undefined;
  return {
    folder,
    at: (file) => path.join(folder, file),
    has: (file) => existsSync(path.join(folder, file)),
    changes: () =>
      git('status', '--porcelain')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.slice(3)),
    browser: () => (opened ??= browser()),
    reset: () => {
      git('reset', '--quiet', '--hard');
      git('clean', '--quiet', '-fdx', ...kept.flatMap((name) => ['--exclude', name]));
    },
    remove: () => rmSync(parent, {recursive: true, force: true}),
  };
}

/** Copies the parts of the last build of this checkout, as README.md says that parts of other machines are taken. */
export function takeParts({folder}: Clone): void {
  for (const {name} of listParts(documentedVersions(folder))) {
    const from = partPaths(process.cwd(), name);
    const to = partPaths(folder, name);
    for (const each of ['output', 'record'] as const) {
      if (existsSync(from[each]) && !existsSync(to[each])) cpSync(from[each], to[each], {recursive: true});
    }
  }
}

/**
 * Makes sure that there is a build of all parts.
 *
 * @throws when this checkout was built from other files than those of its last commit
 */
export async function haveBuild(clone: Clone): Promise<void> {
  if (clone.has('build/x/v7')) return;
  takeParts(clone);
  const {code, output} = await runShell(clone.folder, 'npm run build -- --assemble');
  assert.equal(code, 0, `Commit and build first, the clone is of the last commit:\n${output}`);
}
