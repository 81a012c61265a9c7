/** How many wrong letters a word may have: a short word with two would be another word. */
export function getTolerance(word: string): 0 | 1 | 2 {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * The number of letters to add, remove, replace or swap with a neighbor that make one word of the other.
 *
 * @param max - above it the answer is `max + 1`, whatever the distance
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let [before, last, current] = rows(b.length + 1);
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > max) return max + 1;
    [before, last, current] = [last, current, before];
  }
  return Math.min(last[b.length] ?? 0, max + 1);
}

type Rows = [before: Uint8Array, last: Uint8Array, current: Uint8Array];

let kept: Rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];

/** Rows to count in, the same ones each time: thousands of names are compared with a misspelled one. */
function rows(length: number): Rows {
  if (kept[0].length < length)
    kept = [new Uint8Array(length), new Uint8Array(length), new Uint8Array(length)];
  return kept;
}

/** The letters and digits of a word as bits, to tell words apart that cannot be near each other. */
export function toLetterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    // A hyphen or a dot may stand in one of two names that are the same.
    if (code > 47) bits |= 1 << (code & 31);
  }
  return bits;
}

/** How many letters are in one set of {@link toLetterBits} but not in the other. */
export function missingLetters(from: number, other: number): number {
  let rest = from & ~other;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
