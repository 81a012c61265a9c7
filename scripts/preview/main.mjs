// npm run serve: serves the last build as it is, or another one: --root <folder>. Also the server of the browser tests.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {tsImport} from 'tsx/esm/api';
import {watchParent} from '../lib/parent.mjs';
import {assertPortFree, defaultHost, readPort} from '../lib/port.mjs';
import {PlainError, runMain} from '../../src/lib/node/terminal.mjs';
import {projectRoot} from '../setup.mjs';

runMain(async () => {
  watchParent(() => process.kill(process.pid, 'SIGTERM'));
  const {values} = parseArgs({options: {root: {type: 'string', default: 'build'}, port: {type: 'string'}}});
  const port = readPort(values.port, process.env);
  const host = process.env.HOST ?? defaultHost;
  const root = path.join(projectRoot, values.root);
  if (!existsSync(root)) throw new PlainError('There is no build to serve: run "npm run build" first');
  await assertPortFree(port, host);
  const {serve} = await tsImport('./serve.ts', import.meta.url);
  await serve({root, port, host});
});
