import {readFileSync} from 'node:fs';

/**
 * Rows of the first table below a heading, cell by cell, without the header row. Code marks around a cell are taken
 * off.
 *
 * @param file Markdown file, from the project's folder
 * @param heading text of the heading, without `#`
 * @throws {Error} when the heading or the table is missing
 */
export function tableBelow(file: string, heading: string): string[][] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
  const first = lines.findIndex((line, index) => index > start && line.startsWith('|'));
  if (start === -1 || first === -1) throw new Error(`${file} has no table below "${heading}"`);
  const end = lines.findIndex((line, index) => index > first && !line.startsWith('|'));
  return lines.slice(first + 2, end === -1 ? undefined : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')),
  );
}
