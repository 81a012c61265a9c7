/** The first 16 hex digits of the SHA-256 of some bytes, as `offline.json` has them. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 8);
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
