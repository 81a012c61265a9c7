import {existsSync} from 'node:fs';
import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';

/**
 * All files below a folder as sorted relative paths with forward slashes; a file gives itself (`''`), what does not
 * exist gives nothing.
 */
export async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  if ((await stat(folder)).isFile()) return [''];
  return (await listBelow(folder, '')).sort();
}

async function listBelow(folder: string, prefix: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, prefix), {withFileTypes: true});
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const name = prefix + entry.name;
      if (entry.isDirectory()) return listBelow(folder, `${name}/`);
      return entry.isFile() ? [name] : [];
    }),
  );
  return lists.flat();
}
