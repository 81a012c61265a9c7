import {spawnSync} from 'node:child_process';

/** What a git command prints in a folder; `undefined` when it fails or git is not there. */
export function git(folder: string, ...args: readonly string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
  return status === 0 ? stdout.trimEnd() : undefined;
}
