import path from 'node:path';
import {itemsIn, valueIn} from '../../../src/lib/values';

/** A statement of a page that its test refutes. */
export interface FailedClaim {
  /** The folder of the page below `docs/`, with `/`. */
  readonly page: string;
  /** With the id of its heading: `#keyboard: Enter sorts by the focused column`. */
  readonly statement: string;
}

/** What the tests of all statements have found. */
export interface ClaimsRun {
  readonly failed: readonly FailedClaim[];
  /** Why they could not be tried, in one line. */
  readonly problem?: string;
}

/**
 * Reads what Vitest reports of the files `_claims.test.tsx`.
 *
 * @param report - what its reporter `json` writes, parsed
 * @param docs - absolute path of the folder of the pages
 * @returns a file that could not be run at all as one statement
 */
export function failedClaims(report: unknown, docs: string): FailedClaim[] {
  return itemsIn(valueIn(report, 'testResults')).flatMap((file): FailedClaim[] => {
    if (valueIn(file, 'status') === 'passed') return [];
    const page = path.relative(docs, path.dirname(String(valueIn(file, 'name')))).replaceAll('\\', '/');
    const failed = itemsIn(valueIn(file, 'assertionResults'))
      .filter((test) => valueIn(test, 'status') === 'failed')
      .map((test) => ({page, statement: String(valueIn(test, 'title'))}));
    const [reason = ''] = String(valueIn(file, 'message')).split('\n', 1);
    return failed.length > 0 ? failed : [{page, statement: `none could be tried: ${reason}`}];
  });
}
