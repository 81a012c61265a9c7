import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Quick enough to be done while a reader waits; a build for a host compresses once and thoroughly. */
const brotliOptions = {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 5}};

/** A file as a host would send it to a client that accepts this encoding. */
export function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br' ? brotli(body, brotliOptions) : gzip(body, {level: 6});
}
