import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Name of what the inputs decide. */
export function contentKey(inputs: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32);
}

/**
 * Makes a value once for the same inputs: both bundles of both languages, and the next build, find it in the folder.
 * A file that cannot be read as JSON is made again.
 *
 * @param folder - absolute path; it may be deleted at any time
 * @param key - {@link contentKey} of everything that decides the value
 * @param isValue - whether what was read is such a value
 */
export async function keepByContent<Value>(
  folder: string,
  key: string,
  isValue: (value: unknown) => value is Value,
  make: () => Promise<Value>,
): Promise<Value> {
  const file = path.join(folder, `${key}.json`);
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (isValue(value)) {
      return value;
    }
  } catch {
    // Not there yet, or cut off by an interrupted build.
  }
  const value = await make();
  await mkdir(folder, {recursive: true});
  // Several builds may write the same file: each writes its own and puts it in place at once.
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, JSON.stringify(value));
  await rename(own, file);
  return value;
}
