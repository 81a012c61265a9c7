import {isBrowserOnly} from './areas.mjs';

/** @typedef {import('./areas.mjs').AreaRun} AreaRun */

/** Most areas at a time. */
const maxLanes = 2;

/** Most browsers of one area at a time, as in `playwright.config.ts`. */
const maxWorkers = 2;

/**
 * Which areas run side by side: those that do nothing but wait for a browser, so that one starts while the other ends.
 * All of them together have as many browsers as the machine has cores, or as one area has alone.
 *
 * @param {readonly AreaRun[]} runs
 * @param {number} cores
 * @returns {{waiting: AreaRun[], alone: AreaRun[], lanes: number, workers: number}} `alone` is to be run one by one
 */
export function planLanes(runs, cores) {
  const lanes = Math.min(maxLanes, cores);
  const waiting = runs.filter(isBrowserOnly);
  if (lanes < 2 || waiting.length < 2) return {waiting: [], alone: [...runs], lanes: 1, workers: maxWorkers};
  return {
    waiting,
    alone: runs.filter((order) => !waiting.includes(order)),
    lanes,
    workers: Math.max(1, Math.min(maxWorkers, Math.floor(cores / lanes))),
  };
}
