import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Content of a file relative to the project; `undefined` when there is none. */
export function readIfThere(siteDir: string, file: string): string | undefined {
  const filePath = path.join(siteDir, file);
  return existsSync(filePath) ? readFileSync(filePath, 'utf8') : undefined;
}
