import path from 'node:path';
import {build} from 'vite';

/**
 * Builds a page without a site around it.
 *
 * @param folder of the page, from `bench/`
 * @returns folder of the build
 */
export async function buildPage(folder: string): Promise<string> {
  const outDir = path.resolve('.cache', 'bench', path.basename(folder));
  await build({
    root: path.resolve('bench', folder),
    base: './',
    logLevel: 'error',
    // The tsconfig of the project leaves JSX to the bundler of the site.
    oxc: {jsx: {runtime: 'automatic'}},
    // One script: there is nothing to preload.
    build: {outDir, emptyOutDir: true, modulePreload: false, rolldownOptions: {tsconfig: false}},
  });
  return outDir;
}
