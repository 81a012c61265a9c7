import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {checkInKey, createHasher} from './hashes.mjs';
import {afterRun, formatDay, oldestDay, readMemories, valid, without, writeMemories} from './memory.mjs';

/** @typedef {import('../../tests/exceptions').Finding} Finding */
/** @typedef {import('./memory.mjs').Memories} Memories */
/** @typedef {import('./notes.mjs').Notes} Notes */

/**
 * What a run of the full check knows from earlier ones, and what it learns.
 *
 * @typedef {object} Session
 * @property {(key: string) => boolean} isRemembered
 * @property {(notes: Notes) => Recalled} learn to be called after each area: keeps what passed
 */

/**
 * @typedef {object} Recalled what was left out of an area
 * @property {number} count
 * @property {string} [oldest] day of the oldest memory among it
 * @property {readonly Finding[]} findings what was let pass when it was checked
 */

/**
 * Looks up what need not be checked again, and writes its names for the tests. To be called when everything is built:
 * what changes from then on is not remembered.
 *
 * @param {object} options
 * @param {string} options.file the memory
 * @param {string} options.snapshot file for the names (`readSnapshot`)
 * @param {string} options.root folder of the project
 * @param {readonly string[]} options.checks files of the checks that run, or folders of them
 * @param {readonly string[]} options.programs versions of what runs them
 * @param {boolean} options.forgets whether to check everything, whatever is remembered
 * @param {(line: string) => void} options.print
 * @returns {Session}
 */
export function startSession({file, snapshot, root, checks, programs, forgets, print}) {
  const moment = Date.now();
  const day = formatDay(new Date(moment));
  // A new one each time: files may change while an area runs.
  const hasher = () => createHasher({root, programs, moment});
  const isMeant = (/** @type {string} */ key) => checks.some((check) => checkInKey(key).startsWith(check));
  const save = (/** @type {Memories} */ memories) => {
    try {
      writeMemories(file, memories);
    } catch (error) {
      print(
        `${file} cannot be written, nothing is remembered: ${error instanceof Error ? error.message : error}`,
      );
    }
  };

  const {memories, problem} = readMemories(file);
  if (problem) print(problem);
  if (forgets) save(without(memories, isMeant));
  const asked = forgets ? {} : without(memories, (key) => !isMeant(key));
  const known = valid(asked, {getHash: hasher(), day});
  mkdirSync(path.dirname(snapshot), {recursive: true});
  writeFileSync(snapshot, JSON.stringify(Object.keys(known)));

  return {
    isRemembered: (key) => Object.hasOwn(known, key),
    learn: ({passes, failed, remembered}) => {
      if (passes.length + failed.length > 0) {
        save(afterRun(readMemories(file).memories, {passes, failed, getHash: hasher(), day}));
      }
      return {
        count: remembered.length,
        oldest: oldestDay(known, remembered),
        findings: remembered.flatMap((key) => known[key]?.findings ?? []),
      };
    },
  };
}
