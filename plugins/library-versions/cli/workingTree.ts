import {spawnSync} from 'node:child_process';

/** How many changed files an error names. */
const mostNamed = 5;

/**
 * Makes sure that everything is committed: whatever a command does to the project can then be undone with git.
 *
 * @throws Error that names changed files, or says that the folder is no git repository
 */
export function assertCommitted(siteDir: string): void {
  const {status, stdout} = spawnSync('git', ['status', '--porcelain'], {cwd: siteDir, encoding: 'utf8'});
  if (status !== 0) {
    throw new Error('This is no git repository, so the command could not be undone. Work in a clone.');
  }
  const changed = stdout.split('\n').filter(Boolean);
  if (changed.length > 0) {
    const named = changed.slice(0, mostNamed).map((line) => line.slice(3));
    const more = changed.length > mostNamed ? ` and ${changed.length - mostNamed} more` : '';
    throw new Error(`Commit or stash your changes first: ${named.join(', ')}${more}`);
  }
}
