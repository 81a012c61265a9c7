import {median, table} from '../report';
import type {BlockingTimes} from './blocking';
import type {BytesRow} from './bytes';
import type {Moment} from './timeline';

/** Most JavaScript in kB that the three plugins together may add to a page. */
const budget = 6;

/** What pages load; `OVER` where the three plugins add more than they may. */
export function bytesTable(rows: readonly BytesRow[]): string {
  return table(
    ['Page', 'Consent', 'Without, kB', 'In-house, kB', 'Configured, kB', 'Added, kB'],
    rows.map(({address, consent, without, unconfigured, configured}) => {
      const added = Number((configured - without).toFixed(1));
      return [
        `\`${address}\``,
        consent,
        ...[without, unconfigured, configured].map((kB) => kB.toFixed(1)),
        `${added.toFixed(1)}${added > budget ? ' OVER' : ''}`,
      ];
    }),
    2,
  );
}

/** The median of the runs of each form, and the shortest and longest one. */
export function blockingTable({without, configured}: BlockingTimes): string {
  const row = (name: string, times: readonly number[]) => [
    name,
    ...[median(times), Math.min(...times), Math.max(...times)].map(Math.round),
  ];
  return table(
    ['Site', 'Median, ms', 'Shortest, ms', 'Longest, ms'],
    [row('Without', without), row('Configured', configured)],
  );
}

export function timelineTable(moments: readonly Moment[]): string {
  // A title of a page has bars.
  const rows = moments.map(({ms, what}) => [Math.round(ms), what.replaceAll('|', '\\|')]);
  return table(['ms', 'What happened'], rows, 2);
}
