import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes a file that does not exist yet.
 *
 * @param file relative to the project
 * @throws {Error} when the file exists: it is left as it is
 */
export function writeNew(siteDir: string, file: string, content: string): void {
  const filePath = path.join(siteDir, file);
  mkdirSync(path.dirname(filePath), {recursive: true});
  try {
    writeFileSync(filePath, content, {flag: 'wx'});
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new Error(`${file} exists already; it was not changed.`, {cause: error});
    }
    throw error;
  }
}
