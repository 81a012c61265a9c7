import {z} from 'zod';
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

const figure = z.object({numericValue: z.number()});

/** What is read of a report of Lighthouse. */
const report = z.object({
  categories: z.object({performance: z.object({score: z.number()})}),
  audits: z.object({
    'total-blocking-time': figure,
    'largest-contentful-paint': figure,
    'mainthread-work-breakdown': figure,
    'cumulative-layout-shift': figure,
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({resourceType: z.string().optional(), transferSize: z.number()})),
      }),
    }),
  }),
});

/**
 * Reads the report of Lighthouse.
 *
 * @param json - the report
 * @throws Error when it has no such figures, as when the page could not be loaded
 */
export function parseAudit(json: unknown): Audit {
  const {data, error} = report.safeParse(json);
  if (!data) throw new Error(`The report of Lighthouse lacks figures:\n${z.prettifyError(error)}`);
  const {categories, audits} = data;
  return {
    score: Math.round(categories.performance.score * 100),
    blocking: audits['total-blocking-time'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    mainThread: audits['mainthread-work-breakdown'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    scripts: audits['network-requests'].details.items
      .filter(({resourceType}) => resourceType === 'Script')
      .reduce((sum, {transferSize}) => sum + transferSize, 0),
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
