import {run} from '../../src/lib/node/run.mjs';
import {PlainError} from '../../src/lib/node/terminal.mjs';

/**
 * Files that differ from the last commit, removed ones included, and those that git does not know yet.
 *
 * @param {string} root folder of the project
 * @returns {Promise<string[]>} from the project's folder
 * @throws {PlainError} without a git repository
 */
export async function changedFiles(root) {
  const git = async (/** @type {string[]} */ ...args) => {
    const {code, output} = await run('git', args, {cwd: root, quiet: true});
    if (code !== 0)
      throw new PlainError('What changed is what differs from the last commit: there is none here');
    return output.split('\0').filter((name) => name !== '');
  };
  const known = await git('diff', '--name-only', '-z', 'HEAD');
  const added = await git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...known, ...added])].sort();
}
