import {createHash} from 'node:crypto';

/** Number of hex digits of a source hash. */
const length = 16;

/**
 * Hash that a translated page records of the English page it was made from.
 *
 * @param text - whole content of the English file; Windows line ends count as LF, so that a checkout does not make pages stale
 * @returns the first 16 hex digits of the SHA-256 of its UTF-8 bytes
 */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n'), 'utf8').digest('hex').slice(0, length);
}
