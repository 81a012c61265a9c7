import {git} from '../../../src/lib/node/git';

/**
 * The commit that last changed a file.
 *
 * @returns `undefined` where the history is shallow or the file has changes that are not committed: the commit would
 * not be the one that was read
 */
export function findCommit(siteDir: string, file: string): string | undefined {
  if (git(siteDir, 'rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  if (git(siteDir, 'status', '--porcelain', '--', file) !== '') return undefined;
  return git(siteDir, 'log', '-1', '--format=%H', '--', file) || undefined;
}

/** What changed in a file since a commit, in the form of `git diff`; `undefined` when the commit is not in this history. */
export function diffSince(siteDir: string, commit: string, file: string): string | undefined {
  return git(siteDir, 'diff', '--color=auto', commit, '--', file);
}
