// What the tests of the full check know of its memory: the names of what they need not check again. It stays the same
// while an area runs, whatever is remembered meanwhile: every worker of the tests reads it for itself.
import {existsSync, readFileSync} from 'node:fs';

/** In the reports of the tests: what a test has found in order, and what it has left out. */
export const noteTypes = /** @type {const} */ ({passed: 'passed', remembered: 'remembered'});

/**
 * Whether a thing need not be checked again; never without the full check.
 * @returns {(key: string) => boolean}
 */
export function readSnapshot(env = process.env) {
  const file = env.VERIFY_REMEMBERED;
  /** @type {string[]} */
  const keys = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const known = new Set(keys);
  return (key) => known.has(key);
}
