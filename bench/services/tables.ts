import type {BlockingTimes} from './blocking';
import type {BytesRow} from './bytes';
import type {Moment} from './timeline';

/** Most JavaScript in kB that the three plugins together may add to a page. */
const budget = 6;

/** The middle one of an odd number of figures. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;
}

function table(
  columns: readonly (readonly [name: string, align: string])[],
  rows: readonly (readonly string[])[],
): string {
  const lines = [columns.map(([name]) => name), columns.map(([, align]) => align), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What pages load; `OVER` where the three plugins add more than they may. */
export function bytesTable(rows: readonly BytesRow[]): string {
  return table(
    [
      ['Page', '---'],
      ['Consent', '---'],
      ['Without, kB', '--:'],
      ['In-house, kB', '--:'],
      ['Configured, kB', '--:'],
      ['Added, kB', '--:'],
    ],
    rows.map(({address, consent, without, unconfigured, configured}) => {
      const added = Number((configured - without).toFixed(1));
      return [
        `\`${address}\``,
        consent,
        ...[without, unconfigured, configured].map((kB) => kB.toFixed(1)),
        `${added.toFixed(1)}${added > budget ? ' OVER' : ''}`,
      ];
    }),
  );
}

/** The median of the runs of each form, and the shortest and longest one. */
export function blockingTable({without, configured}: BlockingTimes): string {
  const row = (name: string, times: readonly number[]) => [
    name,
    ...[median(times), Math.min(...times), Math.max(...times)].map((ms) => String(Math.round(ms))),
  ];
  return table(
    [
      ['Site', '---'],
      ['Median, ms', '--:'],
      ['Shortest, ms', '--:'],
      ['Longest, ms', '--:'],
    ],
    [row('Without', without), row('Configured', configured)],
  );
}

export function timelineTable(moments: readonly Moment[]): string {
  return table(
    [
      ['ms', '--:'],
      ['What happened', '---'],
    ],
    // A title of a page has bars.
    moments.map(({ms, what}) => [String(Math.round(ms)), what.replaceAll('|', '\\|')]),
  );
}
