import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {isWorthCompressing} from '../builder/compressible';
import {endings, type Encoding} from './encoding';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Quick enough to be done while a reader waits; a build for a host compresses once and thoroughly. */
const brotliOptions = {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 5}};

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

/** A file as it is now. */
interface Version {
  /** Changes with the file. */
  readonly stamp: string;
  readonly size: number;
}

/**
 * A store for a build folder. The folder may be replaced while it is served: every request looks anew, only what was
 * made of a file is remembered, by its time and size. Without compressed copies, which only a build for a host has, a
 * file is compressed when it is asked for.
 */
export function createFileStore(root: string): FileStore {
  const tags = new Map<string, string>();
  const compressed = new Map<string, Promise<Buffer>>();

  async function readVersion(file: string): Promise<Version | undefined> {
    const stats = await stat(file).catch(() => undefined);
    return stats?.isFile() ? {stamp: `${stats.mtimeMs}-${stats.size}`, size: stats.size} : undefined;
  }

  function createEtag(key: string, body: Buffer): string {
    const tag = tags.get(key) ?? `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    tags.set(key, tag);
    return tag;
  }

  function readCompressed(file: string, key: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
    const body = compressed.get(key) ?? readFile(file).then((text) => compress(text, encoding));
    compressed.set(key, body);
    return body;
  }

  /** The body in this encoding, if there is one. */
  async function bodyIn(
    encoding: Encoding,
    plain: string,
    version: Version,
  ): Promise<{body: Buffer; key: string} | undefined> {
    const copy = await readVersion(plain + endings[encoding]);
    if (copy) {
      const file = plain + endings[encoding];
      return {body: await readFile(file), key: `${file} ${copy.stamp}`};
    }
    if (encoding === 'identity' || !isWorthCompressing(plain, version.size)) return undefined;
    const key = `${plain} ${version.stamp} ${encoding}`;
    return {body: await readCompressed(plain, key, encoding), key};
  }

  return {
    async has(urlPath) {
      return (await readVersion(path.join(root, urlPath))) !== undefined;
    },
    async read(urlPath, encodings) {
      const plain = path.join(root, urlPath);
      const version = await readVersion(plain);
      if (version === undefined) return undefined;
      const varies = isWorthCompressing(plain, version.size);
      for (const encoding of encodings) {
        const found = await bodyIn(encoding, plain, version);
        if (found) return {body: found.body, etag: createEtag(found.key, found.body), encoding, varies};
      }
      return undefined;
    },
  };
}

/** A file as a host would send it to a client that accepts this encoding. */
function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br' ? brotli(body, brotliOptions) : gzip(body, {level: 6});
}
