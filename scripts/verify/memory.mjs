import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';

/** @typedef {import('./hashes.mjs').GetHash} GetHash */
/** @typedef {import('../../tests/exceptions').Finding} Finding */

/**
 * One thing that a check has found in order.
 *
 * @typedef {object} Pass
 * @property {string} key name of the thing (`memoryKey`)
 * @property {readonly string[]} loaded what the check has loaded
 * @property {readonly Finding[]} findings what it let pass: a later run must know that their exceptions are needed
 */

/**
 * @typedef {object} Memory
 * @property {string} hash of all that the check depends on
 * @property {string} day of the check: `2026-11-24`
 * @property {readonly string[]} loaded
 * @property {readonly Finding[]} findings
 */

/** What passed, by the name of the thing. @typedef {Readonly<Record<string, Memory>>} Memories */

/** Days after which a thing is checked again whatever its hash says: not all of a machine is in it. */
const daysKept = 30;

/**
 * Where the full check keeps what another run can use: a folder in the reader's cache folder.
 *
 * @param {Record<string, string | undefined>} env
 * @param {string} [home]
 */
export function cacheFolder(env, home = homedir()) {
  return path.join(env.XDG_CACHE_HOME || path.join(home, '.cache'), 'mui-x-docs');
}

/**
 * Where the memory is: `VERIFY_MEMORY`, else a file in the cache folder.
 *
 * @param {Record<string, string | undefined>} env
 * @param {string} [home]
 */
export function memoryFile(env, home = homedir()) {
  if (env.VERIFY_MEMORY) return path.resolve(env.VERIFY_MEMORY);
  return path.join(cacheFolder(env, home), 'verify.json');
}

/**
 * @param {string} file
 * @returns {{memories: Memories, problem?: string}} `problem` says in one line why a file that exists is not used
 */
export function readMemories(file) {
  if (!existsSync(file)) return {memories: {}};
  try {
    const memories = JSON.parse(readFileSync(file, 'utf8'));
    if (!isMemories(memories)) throw new TypeError('it has another form');
    return {memories};
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    return {memories: {}, problem: `${file} is not used, everything is checked: ${reason}`};
  }
}

/**
 * In one step, so that a run that is stopped leaves the file whole.
 * @param {string} file
 * @param {Memories} memories
 */
export function writeMemories(file, memories) {
  mkdirSync(path.dirname(file), {recursive: true});
  const next = `${file}.${process.pid}`;
  writeFileSync(next, JSON.stringify(memories));
  renameSync(next, file);
}

/**
 * The memories that still hold.
 *
 * @param {Memories} memories
 * @param {object} now
 * @param {GetHash} now.getHash
 * @param {string} now.day
 * @returns {Memories}
 */
export function valid(memories, {getHash, day}) {
  return keep(
    memories,
    (key, memory) => isRecent(memory, day) && getHash(key, memory.loaded) === memory.hash,
  );
}

/**
 * The memories after a run: what passed is remembered, what did not is forgotten, and so is what is too old.
 *
 * @param {Memories} memories
 * @param {object} run
 * @param {readonly Pass[]} run.passes
 * @param {readonly string[]} run.failed names of things
 * @param {GetHash} run.getHash
 * @param {string} run.day
 * @returns {Memories}
 */
export function afterRun(memories, {passes, failed, getHash, day}) {
  const gone = new Set([...failed, ...passes.map(({key}) => key)]);
  const left = keep(memories, (key, memory) => !gone.has(key) && isRecent(memory, day));
  const added = passes.flatMap(({key, loaded, findings}) => {
    const hash = getHash(key, loaded);
    return hash === undefined ? [] : [/** @type {const} */ ([key, {hash, day, loaded, findings}])];
  });
  return {...left, ...Object.fromEntries(added)};
}

/**
 * @param {Memories} memories
 * @param {(key: string) => boolean} isMeant
 * @returns {Memories}
 */
export function without(memories, isMeant) {
  return keep(memories, (key) => !isMeant(key));
}

/**
 * The day of the oldest of some memories.
 * @param {Memories} memories
 * @param {readonly string[]} keys
 */
export function oldestDay(memories, keys) {
  return keys.flatMap((key) => memories[key]?.day ?? []).sort()[0];
}

/** @param {Date} date */
export function formatDay(date) {
  return date.toISOString().slice(0, 10);
}

/**
 * @param {Memories} memories
 * @param {(key: string, memory: Memory) => boolean} isKept
 * @returns {Memories}
 */
function keep(memories, isKept) {
  return Object.fromEntries(Object.entries(memories).filter(([key, memory]) => isKept(key, memory)));
}

/**
 * @param {Memory} memory
 * @param {string} day
 */
function isRecent(memory, day) {
  const age = Date.parse(day) - Date.parse(memory.day);
  return age >= 0 && age <= daysKept * 24 * 60 * 60 * 1000;
}

/**
 * @param {unknown} value
 * @returns {value is Memories}
 */
function isMemories(value) {
  return isRecord(value) && Object.values(value).every(isMemory);
}

/** @param {unknown} value */
function isMemory(value) {
  return (
    isRecord(value) &&
    typeof value.hash === 'string' &&
    typeof value.day === 'string' &&
    Array.isArray(value.loaded) &&
    value.loaded.every((name) => typeof name === 'string') &&
    Array.isArray(value.findings)
  );
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
