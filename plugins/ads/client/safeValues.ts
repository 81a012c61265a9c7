import {attempt} from '../../../src/lib/attempt';

/** Most characters of a text that are kept. */
export const longestText = 500;

/** Characters that control something, turn the direction of what follows, or are only a half of one. */
const removed = /(?!\s)[\p{Cc}\p{Cs}\p{Bidi_Control}\u206A-\u206F]/gu;

/**
 * A character that draws something: no space, nothing that programs are told to ignore, no mark without its letter, and
 * none of the few letters and signs that are blank.
 */
const drawn = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}]/u;

/**
 * Text of an ad service as text: of the expected type, on one line, without characters that cannot be seen and do
 * something, and not endless.
 *
 * @returns the empty text for anything that is not one, and for one in which nothing is to be seen
 */
export function plainText(value: unknown): string {
  if (typeof value !== 'string') {
    return '';
  }
  const text = value.replace(removed, '').replace(/\s+/g, ' ').trim();
  // A character has at most two units.
  const kept = [...text.slice(0, 2 * longestText)].slice(0, longestText).join('').trimEnd();
  return drawn.test(kept) ? kept : '';
}

/**
 * An address of an ad service: absolute, or without its scheme as such services write it (`//host/path`), and without
 * user name and password.
 *
 * @returns `null` for anything but an `https:` address
 */
export function httpsAddress(value: unknown): string | null {
  if (typeof value !== 'string') {
    return null;
  }
  const address = value.trim();
  const url = attempt(() => new URL(address.startsWith('//') ? `https:${address}` : address));
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}
