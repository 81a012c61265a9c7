/** Longer names in code do not fit into a sidebar or a column of a table. */
const longest = 20;

/**
 * Where a long name in code may break: before its capital letters (`GridFilterInput` → `Grid`, `Filter`, `Input`). Short
 * names and texts with spaces stay whole.
 */
export function namePieces(name: string): readonly string[] {
  if (name.length <= longest || /\s/.test(name)) {
    return [name];
  }
  return name.match(/[A-Z]*[^A-Z]+|[A-Z]+/g) ?? [name];
}
