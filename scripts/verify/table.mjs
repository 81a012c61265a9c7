// bench/VERIFY.md: what the full check has found, a row for each area.

/**
 * @typedef {object} Row
 * @property {string} area
 * @property {string} commit that was checked; a `+` behind it says that the tree held more
 * @property {number} checked
 * @property {number} remembered what an earlier run had found in order, with nothing of it changed since
 * @property {string} [oldest] day when the first of it was checked
 * @property {number} failed
 * @property {number} skipped
 * @property {number} seconds
 */

const head = `# The full check

Written by \`npm run verify\`, and by nothing else: what each area found when it last ran. Remembered is what an earlier
run found in order and of which nothing has changed since, the check itself included.
`;

const columns = [
  'Area',
  'Commit checked',
  'Checked',
  'Remembered',
  'Oldest memory',
  'Failed',
  'Skipped',
  'Seconds',
];

/**
 * The rows of the file with those of a run in place of theirs, in the order of all areas.
 *
 * @param {string} text of the file; empty when there is none
 * @param {readonly Row[]} rows
 * @param {readonly string[]} order titles of all runs that there are; other rows are dropped
 * @returns {string} the new text, in Prettier's form
 */
export function withRows(text, rows, order) {
  const cells = new Map([...readCells(text), ...rows.map(tableCells)].map((row) => [row[0] ?? '', row]));
  const known = order.map((title) => cells.get(title)).filter((row) => row !== undefined);
  return `${head}\n${table([columns, ...known])}`;
}

/** @param {Row} row */
function tableCells({area, commit, checked, remembered, oldest = '–', failed, skipped, seconds}) {
  return [area, commit, checked, remembered, oldest, failed, skipped, seconds].map(String);
}

/**
 * The cells of the file under the columns of today: one that it does not have yet is empty.
 * @param {string} text
 */
function readCells(text) {
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  const [names = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows.map((row) => columns.map((name) => row[names.indexOf(name)] ?? ''));
}

/** @param {readonly (readonly string[])[]} rows */
function table([names = [], ...rows]) {
  const widths = names.map((_, index) => Math.max(...[names, ...rows].map((row) => row[index]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${widths.map((width, index) => (cells[index] ?? '').padEnd(width)).join(' | ')} |\n`;
  return [line(names), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('');
}
