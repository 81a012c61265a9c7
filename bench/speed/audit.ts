import {median} from '../report';

/** What one visit of a page was worth, by Lighthouse. */
export interface Audit {
  /** Of 100. */
  readonly score: number;
  /** Total blocking time, ms. */
  readonly blocking: number;
  /** Largest contentful paint, ms. */
  readonly largestPaint: number;
  /** ms. */
  readonly mainThread: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Bytes of all scripts, as they were sent. */
  readonly scripts: number;
}

const audits = {
  blocking: 'total-blocking-time',
  largestPaint: 'largest-contentful-paint',
  mainThread: 'mainthread-work-breakdown',
  shift: 'cumulative-layout-shift',
} as const;

type Json = Readonly<Record<string, unknown>>;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), value);
}

function numberAt(value: unknown, ...keys: readonly string[]): number {
  const found = valueAt(value, ...keys);
  if (typeof found !== 'number') {
    throw new Error(`The report of Lighthouse has no number at ${keys.join('.')}`);
  }
  return found;
}

/** Bytes of the scripts among the requests of a report. */
function scriptBytes(report: unknown): number {
  const requests = [valueAt(report, 'audits', 'network-requests', 'details', 'items')].flat();
  return requests
    .filter((request) => valueAt(request, 'resourceType') === 'Script')
    .reduce((sum: number, request) => sum + numberAt(request, 'transferSize'), 0);
}

/**
 * Reads the report of Lighthouse.
 *
 * @param report - its JSON
 * @throws Error when it has no such figures, as when the page could not be loaded
 */
export function auditOf(report: unknown): Audit {
  const figure = (id: string) => numberAt(report, 'audits', id, 'numericValue');
  return {
    score: Math.round(numberAt(report, 'categories', 'performance', 'score') * 100),
    blocking: figure(audits.blocking),
    largestPaint: figure(audits.largestPaint),
    mainThread: figure(audits.mainThread),
    shift: figure(audits.shift),
    scripts: scriptBytes(report),
  };
}

/** A row of the table: each figure as its median, the score with the span of all runs where they differ. */
export function auditRow(name: string, runs: readonly Audit[]): string[] {
  const of = (key: keyof Audit) => median(runs.map((run) => run[key]));
  const scores = runs.map(({score}) => score);
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  return [
    name,
    low === high ? String(low) : `${of('score')} (${low}–${high})`,
    Math.round(of('blocking')).toLocaleString('en-US'),
    (of('largestPaint') / 1000).toFixed(2),
    Math.round(of('mainThread')).toLocaleString('en-US'),
    of('shift').toFixed(3),
    (of('scripts') / 1000).toFixed(0),
  ];
}
