import os from 'node:os';
import {inLanes} from '../lib/inLanes.mjs';

/** Memory that the build of a part needs, in bytes, with some room: with 208 pages it takes up to 3.4 GB. */
const partMemory = 3.5 * 1024 ** 3;

/**
 * How many parts may be built at a time.
 *
 * @param memory bytes that are free
 * @param cores of the machine
 */
export function partsAtOnce(memory: number, cores: number): number {
  return Math.max(1, Math.min(Math.floor(memory / partMemory), cores));
}

/**
 * Threads for a part to write its pages with, so that the parts share the cores.
 *
 * @param atOnce parts that are built at a time
 * @param cores of the machine
 */
export function countThreads(atOnce: number, cores: number): number {
  return Math.max(1, Math.floor(cores / atOnce));
}

/** Bytes that this process may still use, the limits of a container included where Node knows them. */
export function freeMemory(): number {
  // Node 20 has it from 20.13 on.
  return typeof process.availableMemory === 'function' ? process.availableMemory() : os.freemem();
}

/**
 * Runs a task for every item, some at a time. All run to their end, whatever fails among them.
 *
 * @returns the outcomes, in the order of the items
 */
export async function runAll<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const outcomes: PromiseSettledResult<Result>[] = [];
  await inLanes([...items.entries()], atOnce, async ([index, item]) => {
    [outcomes[index]] = await Promise.allSettled([task(item)]);
  });
  return outcomes;
}
