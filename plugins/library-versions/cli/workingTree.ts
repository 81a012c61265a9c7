import {git} from '../../../src/lib/node/git';

/** How many changed files an error names. */
const maxNamed = 5;

/**
 * Makes sure that everything is committed: whatever a command does to the project can then be undone with git.
 *
 * @throws Error that names changed files, or says that the folder is no git repository
 */
export function assertCommitted(siteDir: string): void {
  const status = git(siteDir, 'status', '--porcelain');
  if (status === undefined) {
    throw new Error('This is no git repository, so the command could not be undone. Work in a clone.');
  }
  const changed = status.split('\n').filter(Boolean);
  if (changed.length > 0) {
    const named = changed.slice(0, maxNamed).map((line) => line.slice(3));
    const more = changed.length > maxNamed ? ` and ${changed.length - maxNamed} more` : '';
    throw new Error(`Commit or stash your changes first: ${named.join(', ')}${more}`);
  }
}
