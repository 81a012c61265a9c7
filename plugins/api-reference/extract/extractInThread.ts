import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {ApiModel} from '../model/types';
import type {DocumentedPackage} from './packages';

/**
 * Reads the API of installed packages as `extractModel` does, in a thread of its own: other work goes on meanwhile, two
 * sets are read side by side, and the compiler's memory is free again when it ends.
 *
 * @param set - the id of the package set
 * @throws what `extractModel` throws
 */
export function extractInThread(set: string, packages: readonly DocumentedPackage[]): Promise<ApiModel> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(path.join(__dirname, 'extractionThread.cjs'), {workerData: {set, packages}});
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
