import {spawnSync} from 'node:child_process';

/**
 * How long a program of Node takes in a folder; it prints what it prints.
 *
 * @param name - of the program, for the message
 * @throws Error when it fails
 */
export function measureSeconds(name: string, folder: string, args: readonly string[]): number {
  const start = Date.now();
  const {status} = spawnSync(process.execPath, args, {cwd: folder, stdio: 'inherit'});
  if (status !== 0) throw new Error(`${name} ended with code ${status ?? 'none'}`);
  return (Date.now() - start) / 1000;
}
