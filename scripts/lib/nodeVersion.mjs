/**
 * Whether a Node version lies in a range made of `>=a`, `<b` and `||`, the only forms `engines` uses here.
 *
 * @param {string} version as `process.version`, with or without the `v`
 * @param {string} range for example `>=20.0.0 <21 || >=22.0.0`
 * @throws {Error} when the range has another form
 */
export function satisfiesRange(version, range) {
  const actual = parseVersion(version);
  return range.split('||').some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((comparator) => satisfiesComparator(actual, comparator)),
  );
}

/**
 * @param {number} actual
 * @param {string} comparator
 */
function satisfiesComparator(actual, comparator) {
  const [, sign, version] = /^(>=|<)(\d+(?:\.\d+){0,2})$/.exec(comparator) ?? [];
  if (!version) throw new Error(`engines.node: "${comparator}" is not of the form >=a.b.c or <a.b.c`);
  const limit = parseVersion(version);
  return sign === '>=' ? actual >= limit : actual < limit;
}

/**
 * One number for a version, in the order of versions.
 * @param {string} version
 */
function parseVersion(version) {
  const [major = 0, minor = 0, patch = 0] = version
    .replace(/^v/, '')
    .split('.')
    .map((part) => Number.parseInt(part, 10));
  return (major * 1000 + minor) * 1000 + patch;
}
