import path from 'node:path';
import {run} from '../src/lib/node/run.mjs';
import {PlainError} from '../src/lib/node/terminal.mjs';

const docusaurus = path.resolve('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');

/**
 * Builds the site in a folder with the Docusaurus of this project.
 *
 * @param options - of the command, such as `--locale en`
 * @returns seconds of the whole `docusaurus build` command
 * @throws PlainError when the build fails, with its output
 */
export async function buildSite(folder: string, options: readonly string[] = []): Promise<number> {
  const start = performance.now();
  const {code, output} = await run(process.execPath, [docusaurus, 'build', ...options], {
    cwd: folder,
    quiet: true,
    env: {NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1'},
  });
  if (code !== 0) throw new PlainError(`The site in ${folder} does not build:\n${output.trimEnd()}`);
  return (performance.now() - start) / 1000;
}
