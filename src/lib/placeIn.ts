/**
 * Where something stands in a text, as editors count.
 *
 * @param offset - of its first character
 * @returns `3:14`, line and column
 */
export function placeIn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}
