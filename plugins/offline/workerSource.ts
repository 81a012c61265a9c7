import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {transformAsync} from '@babel/core';
import {outputFile} from '../../src/lib/node/outputFile';

/** What the worker imports from beside its folder. */
const shared = ['names.ts', 'stamp.ts'];

/**
 * Writes the worker as plain JavaScript, the only form that plugin-pwa takes, in the folders that the TypeScript has.
 *
 * @param source the plugin's folder
 * @param target a folder of generated files
 */
export async function writeWorkerSource(source: string, target: string): Promise<void> {
  const worker = (await readdir(path.join(source, 'worker'))).filter((file) => !file.includes('.test.'));
  for (const file of [...shared, ...worker.map((name) => path.join('worker', name))]) {
    const result = await transformAsync(await readFile(path.join(source, file), 'utf8'), {
      filename: path.join(source, file),
      babelrc: false,
      configFile: false,
      presets: [require.resolve('@babel/preset-typescript')],
    });
    await outputFile(path.join(target, file.replace(/\.ts$/, '.js')), result?.code ?? '');
  }
}

/** The worker's entry in a folder that {@link writeWorkerSource} filled. */
export function workerEntry(target: string): string {
  return path.join(target, 'worker', 'index.js');
}
