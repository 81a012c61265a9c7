/** The entries of an object whose values are texts; none of anything else. */
export function textsIn(value: unknown): Record<string, string> {
  const entries: [string, unknown][] =
    typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The items of a list; none of anything else. */
export function itemsIn(value: unknown): unknown[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items;
}

/** A value of an object; `undefined` of anything else. */
export function valueIn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(key) : undefined;
}
