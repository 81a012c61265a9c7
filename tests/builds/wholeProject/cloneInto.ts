import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/** A clone of the last commit with the packages of this checkout, in a folder that does not exist yet. */
export function cloneInto(folder: string): void {
  execFileSync('git', ['clone', '--quiet', '--no-local', process.cwd(), folder], {stdio: 'pipe'});
  const modules = path.join(process.cwd(), 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  // The bundler's cache belongs to one checkout.
  for (const name of readdirSync(modules).filter((each) => each !== '.cache')) {
    symlinkSync(path.join(modules, name), path.join(folder, 'node_modules', name));
  }
}
