import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/**
 * A folder with the given files, gone when the test ends.
 *
 * @param files contents by path
 */
export function tempFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  addFiles(folder, files);
  return folder;
}

/** Writes files, with the folders that they need. */
export function addFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}
