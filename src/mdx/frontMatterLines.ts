const block = /^---\n([\s\S]*?)\n---(?=\n|$)/;

/**
 * The value of a front matter key that is written on one line, without quotes.
 *
 * @returns `undefined` when the page does not have it
 */
export function readField(text: string, key: string): string | undefined {
  const line = block
    .exec(text)?.[1]
    ?.split('\n')
    .find((candidate) => candidate.startsWith(`${key}:`));
  return line
    ?.slice(key.length + 1)
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2');
}

/**
 * Sets one-line front matter keys and leaves the rest of the page as it is.
 *
 * @param fields - value of each key; `undefined` removes the key
 * @throws when the page has no front matter
 */
export function withFields(text: string, fields: Readonly<Record<string, string | undefined>>): string {
  const found = block.exec(text);
  if (!found) {
    throw new Error('The page has no front matter.');
  }
  const kept = (found[1] ?? '')
    .split('\n')
    .filter((line) => !Object.keys(fields).some((key) => line.startsWith(`${key}:`)));
  // Quoted, because a hash of digits alone, or one like 12e4567, is a number to YAML.
  const added = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: '${value}'`],
  );
  return `---\n${[...kept, ...added].join('\n')}\n---${text.slice(found[0].length)}`;
}
