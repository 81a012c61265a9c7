import {readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import type {Browser} from 'playwright-core';
import {format, resolveConfig} from 'prettier';

/** What stands between the two marks of a report. */
const between = /(?<=<!-- results -->\n).*(?=<!-- \/results -->)/s;

/**
 * Puts new results between the two marks of a report, formatted as all files are, and prints them.
 *
 * @param report - its file, from the project's folder
 * @param blocks - headings, tables and sentences, in their order
 * @throws Error when a mark is missing
 */
export async function writeResults(report: string, blocks: readonly string[]): Promise<void> {
  const text = readFileSync(report, 'utf8');
  if (!between.test(text)) throw new Error(`${report} has no marks around its results`);
  const results = blocks.join('\n\n');
  console.log(results);
  const style = await resolveConfig(report);
  const written = text.replace(between, () => `\n${results}\n\n`);
  writeFileSync(report, await format(written, {...style, filepath: report}));
}

/**
 * A table in Markdown.
 *
 * @param texts - how many columns, from the first on, hold words; figures stand at the right
 */
export function table(
  names: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  texts = 1,
): string {
  const sides = names.map((_name, index) => (index < texts ? '---' : '--:'));
  return [names, sides, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Seconds of a piece of work that never changes: figures of one machine can be held beside those of another by it.
 */
function measureKnownWork(): number {
  const start = performance.now();
  let sum = 0;
  for (let step = 0; step < 1e9; step += 1) sum += step % 7;
  // The sum is used, so that no compiler leaves the work out.
  return sum > 0 ? (performance.now() - start) / 1000 : Number.NaN;
}

/** The machine and the programs, as every report names them. */
export function measuredOn(browser?: Browser): string {
  const chromium = browser ? `, Chromium ${browser.version()}` : '';
  const speed = measureKnownWork().toFixed(1);
  return `Measured on ${os.availableParallelism()} processors that count to a thousand million in ${speed} s, Node.js ${process.versions.node}${chromium}`;
}

/** The middle one of some figures; of an even number the lower of both. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN;
}
