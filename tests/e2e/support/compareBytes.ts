import type {PageBytes} from '../../../bench/measureBytes';
import type {PageKind} from '../../../bench/pages';

/** `bytes.json`: what each kind of page cost when the file was last changed. */
export type BytesFile = Readonly<Record<PageKind, PageBytes>>;

/** Difference in kB that needs no reason. */
export const tolerance = 2;

/** Pages without demos, or whose only demo is far from the part that is read: they have a budget for JavaScript. */
const plainKinds: readonly PageKind[] = ['no demo', 'API page', 'not found', 'Chinese'];

/** Most JavaScript in kB of a plain page (`plainKinds`). */
const javascriptBudget = 145;

/** Most JavaScript in kB that demos may cost before one comes near the viewport. */
const waitingDemosBudget = 15;

/** Most JavaScript in kB that the demos in view of a page may cost above the same page with its demos out of sight. */
const demoBudgets: Readonly<Partial<Record<PageKind, number>>> = {
  grid: 250,
  'premium grid': 325,
  picker: 150,
  chart: 155,
  tree: 80,
};

/** What a measured page has against it. */
interface Comparison {
  /** Sentences that fail the run. */
  readonly failures: string[];
  /** Sentences that are only printed. */
  readonly notes: string[];
}

const measures = ['javascript', 'total', 'demos'] as const;

/** Holds the bytes of a page against the file. */
export function compareBytes(kind: PageKind, measured: PageBytes, file: BytesFile): Comparison {
  const failures: string[] = [];
  const notes: string[] = [];
  for (const measure of measures) {
    const before = file[kind][measure];
    const after = measured[measure];
    const change = `Page "${kind}": ${measure} was ${before} kB and is ${after} kB`;
    if (after - before > tolerance) {
      failures.push(
        `${change}, more than ${tolerance} kB up. If the reader gets something for it, run "npm run bench -- bytes" and give the reason in the commit message`,
      );
    } else if (before - after > tolerance) {
      notes.push(`${change}, more than ${tolerance} kB down. Keep it: run "npm run bench -- bytes"`);
    }
  }
  return {failures, notes};
}

/** What a page has against its JavaScript; empty when it keeps the budget of its kind. */
export function overBudget(kind: PageKind, {javascript, demos}: PageBytes, file: BytesFile): string[] {
  if (plainKinds.includes(kind) && javascript > javascriptBudget) {
    return [
      `Page "${kind}": ${javascript} kB of JavaScript without a demo, at most ${javascriptBudget} kB are allowed`,
    ];
  }
  const waiting = Math.round((javascript - file['no demo'].javascript) * 10) / 10;
  if (kind === 'demos out of sight' && waiting > waitingDemosBudget) {
    return [
      `Page "${kind}": its demos cost ${waiting} kB of JavaScript before one is near, at most ${waitingDemosBudget} kB are allowed`,
    ];
  }
  const demoBudget = demoBudgets[kind];
  if (demoBudget !== undefined && demos > demoBudget) {
    return [
      `Page "${kind}": its demos cost ${demos} kB of JavaScript above the page, at most ${demoBudget} kB are allowed`,
    ];
  }
  return [];
}
