import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import path from 'node:path';
import {addFiles} from '../tempFolder';

/** Small packages for tests, in a folder of which `react` can be found. Remove it with `remove()`. */
export interface TestPackages {
  /** Absolute. */
  folder: string;
  remove: () => void;
}

/** Writes files by their path; a `package.json` of version 7.0.0 is added to each first folder. */
export function writeTestPackages(files: Readonly<Record<string, string>>): TestPackages {
  const parent = path.resolve('node_modules/.cache');
  mkdirSync(parent, {recursive: true});
  const folder = mkdtempSync(path.join(parent, 'api-reference-test-'));
  const names = new Set(Object.keys(files).map((name) => name.split('/')[0] ?? ''));
  for (const name of names) {
    addFiles(folder, {[`${name}/package.json`]: JSON.stringify({name, version: '7.0.0'})});
  }
  addFiles(folder, files);
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}
