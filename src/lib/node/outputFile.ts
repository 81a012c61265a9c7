import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes a file, and makes the folders that it stands in. */
export async function outputFile(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}
