import {spawnSync} from 'node:child_process';
import {tempFolder} from './tempFolder';

/** For tests: a folder with files, all committed, gone when the test ends. */
export function committedProject(files: Readonly<Record<string, string>>): string {
  const siteDir = tempFolder(files);
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'Begin'],
  ]) {
    const {status, stderr} = spawnSync('git', [...identity, ...args], {cwd: siteDir, encoding: 'utf8'});
    if (status !== 0) throw new Error(stderr);
  }
  return siteDir;
}

/** For tests: the changed files of such a folder, as git lists them. */
export function changedFiles(siteDir: string): string[] {
  const {stdout} = spawnSync('git', ['status', '--porcelain'], {cwd: siteDir, encoding: 'utf8'});
  return stdout.split('\n').filter(Boolean);
}
