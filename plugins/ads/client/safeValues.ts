/** Longest text that is shown, in characters; the rest of a longer one is cut off. */
export const longestText = 200;

/** Longest address that is followed, in characters. */
export const longestAddress = 4096;

/**
 * Text of an ad service as text: of the expected type, on one line, without characters that cannot be seen or that
 * turn the direction of what follows (B5.7).
 *
 * @returns the empty text for anything that is not one
 */
export function plainText(value: unknown): string {
  if (typeof value !== 'string') {
    return '';
  }
  const text = value
    .slice(0, longestText * 4)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  const characters = [...text];
  return characters.length > longestText
    ? `${characters
        .slice(0, longestText - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

/**
 * An address of an ad service (B5.7): absolute, or without its scheme as such services write it (`//host/path`), and
 * without user name and password.
 *
 * @returns `null` for anything but an `https:` address
 */
export function httpsAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longestAddress) {
    return null;
  }
  try {
    const url = new URL(value.startsWith('//') ? `https:${value}` : value);
    return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
  } catch {
    return null;
  }
}
