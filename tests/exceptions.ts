import type {GridFault} from './e2e/support/gridFit';

/**
 * The one list of findings that the browser tests let pass. Each has its reason and, where the fault is not ours, the
 * place where it is tracked. At most {@link maxExceptions}; one that nothing needs any more fails the run.
 */

interface ExceptionBase {
  /** Why it may stand. */
  readonly reason: string;
  /** Issue or documentation upstream; absent when the behavior is wanted. */
  readonly upstream?: string;
  /** Addresses where it counts (without language prefix, anywhere in the text); everywhere when absent. */
  readonly pages?: RegExp;
}

/** A text in the browser's console. */
export interface ConsoleException extends ExceptionBase {
  readonly kind: 'console';
  readonly text: RegExp;
}

/** A finding of axe (`axe`) or of the HTML checks (`html`) on elements that a selector names. */
export interface RuleException extends ExceptionBase {
  readonly kind: 'axe' | 'html';
  readonly rule: string;
  /** Part of the selector that the finding reports. */
  readonly selector: string;
}

/** What a data grid of a demo looks like, as `e2e/support/gridFit.ts` measures it. */
export interface GridException extends ExceptionBase {
  readonly kind: 'grid';
  readonly fault: GridFault['fault'];
  readonly demo: string;
}

export type Exception = ConsoleException | RuleException | GridException;

/** What a check has found. */
export type Finding =
  | {readonly kind: 'console'; readonly text: string; readonly page: string}
  | ({readonly kind: 'grid'; readonly page: string} & GridFault)
  | {readonly kind: 'axe' | 'html'; readonly rule: string; readonly selector: string; readonly page: string};

export const maxExceptions = 10;

export const exceptions: readonly Exception[] = [
  {
    kind: 'console',
    text: /MUI X: Missing license key/,
    reason: 'without a license key the Pro and Premium demos say so, once, and only on pages that have one',
  },
  {
    kind: 'axe',
    rule: 'color-contrast',
    selector: 'color: rgba(130, 130, 130, 0.62)',
    reason: 'the watermark that the library draws over Pro and Premium demos without a license key',
  },
  {
    kind: 'console',
    text: /^Failed to load resource: the server responded with a status of 404/,
    pages: /\/no-such-page\//,
    reason: 'The browser itself reports the status of the 404 page',
  },
  {
    kind: 'console',
    text: /^Service Worker registration blocked by Playwright$/,
    reason: 'the tests allow a worker only where it is their subject; the program that blocks it says so',
  },
  {
    kind: 'axe',
    rule: 'aria-prohibited-attr',
    selector: 'role="presentation"></div>',
    pages: /\/react-data-grid\//,
    reason: 'The header of the column of detail panel toggles, until the library renders its name as text',
    upstream: 'https://github.com/mui/mui-x/issues/22140',
  },
  {
    kind: 'grid',
    fault: 'clipped',
    demo: 'DimensionsAutosize',
    reason: 'Its button fits the columns to their texts: before that, one is too narrow',
  },
];

/** The exception that lets a finding pass; `undefined` when the finding counts. */
export function matchException(
  finding: Finding,
  list: readonly Exception[] = exceptions,
): Exception | undefined {
  return list.find((exception) => {
    if (exception.pages && !exception.pages.test(finding.page)) return false;
    if (exception.kind === 'console') return finding.kind === 'console' && exception.text.test(finding.text);
    if (exception.kind === 'grid') {
      return finding.kind === 'grid' && finding.fault === exception.fault && finding.demo === exception.demo;
    }
    if (finding.kind !== exception.kind) return false;
    return finding.rule === exception.rule && finding.selector.includes(exception.selector);
  });
}

/** The exceptions that no finding of a whole run has needed. */
export function unusedExceptions(
  findings: readonly Finding[],
  list: readonly Exception[] = exceptions,
): readonly Exception[] {
  return list.filter((exception) => !findings.some((finding) => matchException(finding, [exception])));
}
