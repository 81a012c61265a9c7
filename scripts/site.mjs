// npm run site: installs what is missing, builds what changed, serves the result.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {watchParent} from './lib/parent.mjs';
import {assertPortFree, defaultHost, readPort} from './lib/port.mjs';
import {run} from '../src/lib/node/run.mjs';
import {heading, PlainError, runMain} from '../src/lib/node/terminal.mjs';
import {ensureReady, projectRoot} from './setup.mjs';

async function main() {
  // The signal goes the way of an interrupt: to the build while it runs, else to the server.
  watchParent(() => process.kill(process.pid, 'SIGTERM'));
  // Nobody should wait minutes for what was not asked for.
  const {values} = parseArgs({options: {port: {type: 'string'}}});
  const port = readPort(values.port, process.env);
  const host = process.env.HOST ?? defaultHost;
  // Before the build: nobody should wait minutes to hear this.
  await assertPortFree(port, host);
  await ensureReady();
  heading('Building (unchanged parts come from the cache)');
  const built = await run(process.execPath, ['--import', 'tsx', path.join('scripts', 'build.ts')], {
    cwd: projectRoot,
  });
  if (built.code !== 0) throw new PlainError('The build failed: see the lines above');
  // In this process, so that the server ends with it however it ends.
  const {tsImport} = await import('tsx/esm/api');
  const {serve} = await tsImport('./preview/serve.ts', import.meta.url);
  await serve({root: path.join(projectRoot, 'build'), port, host});
}

runMain(main);
