import {createHash, randomUUID} from 'node:crypto';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {withLock} from './withLock';

/** Name of what the inputs decide. */
export function contentKey(inputs: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32);
}

/** What the file holds; nothing where it is not there yet, or not whole. */
async function readKept<Value>(
  file: string,
  isValue: (value: unknown) => value is Value,
): Promise<Value | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes a value once for the same inputs: both bundles of both languages, and the next build, find it in the folder.
 * Builds that run side by side share the work. A file that cannot be read as JSON is made again.
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
  const kept = await readKept(file, isValue);
  if (kept) return kept;
  return withLock(`${file}.lock`, async () => {
    const made = await readKept(file, isValue);
    if (made) return made;
    const value = await make();
    // Put in place at once: others read it without asking for the lock.
    const next = `${file}.${randomUUID()}`;
    await writeFile(next, JSON.stringify(value));
    await rename(next, file);
    return value;
  });
}
