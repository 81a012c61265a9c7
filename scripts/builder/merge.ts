import {constants} from 'node:fs';
import {copyFile, mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../../src/lib/node/listFiles';

/**
 * Copies the outputs of all parts into one folder. The parts stay as they are: they are the cache.
 *
 * @param sources folders, each laid out from the root of the host
 * @throws {Error} when two parts have different files at one address
 */
export async function mergeParts(sources: readonly string[], target: string): Promise<void> {
  const owners = new Map<string, string>();
  for (const source of sources) {
    for (const file of await listFiles(source)) {
      const from = path.join(source, file);
      const owner = owners.get(file);
      if (owner) await assertSame(owner, from);
      owners.set(file, from);
      const to = path.join(target, file);
      await mkdir(path.dirname(to), {recursive: true});
      await copyFile(from, to, constants.COPYFILE_FICLONE);
    }
  }
}

async function assertSame(first: string, second: string): Promise<void> {
  const [a, b] = await Promise.all([readFile(first), readFile(second)]);
  if (!a.equals(b)) throw new Error(`Two parts have different files at one address: ${first} and ${second}`);
}
