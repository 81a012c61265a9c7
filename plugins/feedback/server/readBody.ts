import type {IncomingMessage} from 'node:http';

/** The body is longer than allowed. */
export class BodyTooLongError extends Error {}

/**
 * Reads the body of a request.
 *
 * @param limit in bytes
 * @throws {BodyTooLongError} without keeping more than the limit in memory
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLongError();
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request.iterator({destroyOnReturn: false})) {
    const bytes = Buffer.from(piece as Uint8Array);
    length += bytes.length;
    if (length > limit) throw new BodyTooLongError();
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}
