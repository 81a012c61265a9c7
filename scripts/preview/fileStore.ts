import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {endings, type Encoding} from './encoding';

/** A file as it goes over the wire. */
export interface StoredFile {
  readonly body: Buffer;
  /** Strong: the same tag means the same bytes. */
  readonly etag: string;
  readonly encoding: Encoding;
  /** Whether other encodings exist, so that the answer depends on `Accept-Encoding`. */
  readonly varies: boolean;
}

/** Reads the files of one folder, in the best encoding that exists. */
export interface FileStore {
  /**
   * @param urlPath decoded, without `..`
   * @param encodings accepted, the best first
   */
  read(urlPath: string, encodings: readonly Encoding[]): Promise<StoredFile | undefined>;
  /** Whether there is a file at the address itself, not a folder. */
  has(urlPath: string): Promise<boolean>;
}

/**
 * A store for a build folder. The folder may be replaced while it is served: every request looks anew, only the tags
 * are remembered, by time and size.
 */
export function createFileStore(root: string): FileStore {
  const tags = new Map<string, string>();

  async function modified(file: string): Promise<string | undefined> {
    const stats = await stat(file).catch(() => undefined);
    return stats?.isFile() ? `${stats.mtimeMs}-${stats.size}` : undefined;
  }

  function etagOf(file: string, version: string, body: Buffer): string {
    const key = `${file} ${version}`;
    const known = tags.get(key);
    if (known) return known;
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    tags.set(key, tag);
    return tag;
  }

  return {
    async has(urlPath) {
      return (await modified(path.join(root, urlPath))) !== undefined;
    },
    async read(urlPath, encodings) {
      const plain = path.join(root, urlPath);
      if ((await modified(plain)) === undefined) return undefined;
      const copies = await Promise.all([modified(`${plain}.br`), modified(`${plain}.gz`)]);
      for (const encoding of encodings) {
        const file = plain + endings[encoding];
        const version = await modified(file);
        if (version === undefined) continue;
        const body = await readFile(file);
        const varies = copies.some((copy) => copy !== undefined);
        return {body, etag: etagOf(file, version, body), encoding, varies};
      }
      return undefined;
    },
  };
}
