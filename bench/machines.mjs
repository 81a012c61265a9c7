// npm run bench -- machines: what machines read of the last build; writes bench/MACHINES.md.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {PlainError, runMain} from '../src/lib/node/say.mjs';
import {projectRoot} from '../scripts/setup.mjs';

async function main() {
  if (!existsSync(path.join(projectRoot, 'build', 'x', 'llms.txt'))) {
    throw new PlainError('There is no build to read: run "npm run build" first');
  }
  const {reportMachines} = await tsImport('./machines/report.ts', import.meta.url);
  await reportMachines(projectRoot);
}

runMain(main);
