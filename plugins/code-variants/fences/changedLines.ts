/** What two texts do not share, as numbers of lines from 1. */
export type ChangedLines = {before: number[]; after: number[]};

/**
 * The lines that only one of two texts has: what is left of both without the longest row of lines that they share.
 * Space at the end of a line counts for nothing.
 */
export function changedLines(before: string, after: string): ChangedLines {
  const [old, now] = [splitLines(before), splitLines(after)];
  const shared = sharedFrom(old, now);
  const changed: ChangedLines = {before: [], after: []};
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    if (row < old.length && column < now.length && old[row] === now[column]) {
      row += 1;
      column += 1;
    } else if (
      column === now.length ||
      (row < old.length && shared(row + 1, column) >= shared(row, column + 1))
    ) {
      row += 1;
      changed.before.push(row);
    } else {
      column += 1;
      changed.after.push(column);
    }
  }
  return changed;
}

function splitLines(text: string): string[] {
  return text.split('\n').map((line) => line.trimEnd());
}

/** How many lines the rest of one text, from a line on, can share with the rest of the other. */
function sharedFrom(old: readonly string[], now: readonly string[]): (row: number, column: number) => number {
  const counts = old.map(() => now.map(() => 0));
  const at = (row: number, column: number) => counts[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    const line = counts[row] ?? [];
    for (let column = now.length - 1; column >= 0; column -= 1) {
      line[column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  return at;
}
