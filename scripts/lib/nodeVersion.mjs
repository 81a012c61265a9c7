/**
 * Whether a Node version lies in a range made of `>=a`, `<b` and `||`, the only forms `engines` uses here.
 *
 * @param {string} version as `process.version`, with or without the `v`
 * @param {string} range for example `>=20.0.0 <21 || >=22.0.0`
 * @throws {Error} when the range has another form
 */
export function satisfiesRange(version, range) {
  const actual = parse(version);
  return range.split('||').some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((comparator) => satisfiesComparator(actual, comparator)),
  );
}

/**
 * @param {number[]} actual
 * @param {string} comparator
 */
function satisfiesComparator(actual, comparator) {
  const match = /^(>=|<)(\d+(?:\.\d+){0,2})$/.exec(comparator);
  if (!match) throw new Error(`engines.node: "${comparator}" is not of the form >=a.b.c or <a.b.c`);
  const order = compare(actual, parse(match[2] ?? ''));
  return match[1] === '>=' ? order >= 0 : order < 0;
}

/** @param {string} version */
function parse(version) {
  return version
    .replace(/^v/, '')
    .split('.')
    .map((part) => Number.parseInt(part, 10));
}

/**
 * @param {number[]} a
 * @param {number[]} b
 */
function compare(a, b) {
  for (let index = 0; index < 3; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
