import path from 'node:path';
import {memoryKey} from '../../../scripts/verify/hashes.mjs';
import type {Pass} from '../../../scripts/verify/memory.mjs';
import {followImports} from '../../../scripts/verify/followImports.mjs';
import {readSnapshot} from '../../../scripts/verify/snapshot.mjs';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test is a test of: remembered when it passes. */
    passed?: readonly Pass[];
    /** What it leaves out, because nothing of it has changed. */
    remembered?: readonly string[];
  }
}

/** One thing that a test checks. */
export interface Thing {
  /** Unique among the tests of its file. */
  readonly name: string;
  /** Files of the project that it is made from; what they import counts as well. */
  readonly files: readonly string[];
}

const isRemembered = readSnapshot();

/**
 * Leaves out what need not be checked again.
 *
 * @param test - `__filename` of the test
 * @returns the things that are left, and the options of the test: it is skipped when nothing is left
 */
export function remembering<Each extends Thing>(
  test: string,
  things: readonly Each[],
): {left: Each[]; options: {skip: boolean; meta: {passed: Pass[]; remembered: string[]}}} {
  const check = path.relative(process.cwd(), test).split(path.sep).join('/');
  const toKey = ({name}: Thing) => memoryKey(check, name);
  const left = things.filter((each) => !isRemembered(toKey(each)));
  const passed = left.map((each) => ({
    key: toKey(each),
    loaded: followImports(process.cwd(), each.files),
    findings: [],
  }));
  const remembered = things.map(toKey).filter(isRemembered);
  return {left, options: {skip: left.length === 0, meta: {passed, remembered}}};
}
