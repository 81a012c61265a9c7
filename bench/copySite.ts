import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/**
 * Makes a copy of the site as it is in the working folder, uncommitted files included, with a link to its packages.
 * What is in the folder goes.
 */
export function copySite(root: string, folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => name !== '' && existsSync(path.join(root, name)))) {
    cpSync(path.join(root, file), path.join(folder, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}
