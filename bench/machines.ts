// npm run bench -- machines: what machines read of the last build; writes bench/MACHINES.md.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../scripts/setup.mjs';
import {PlainError, runMain} from '../src/lib/node/say.mjs';
import {reportMachines} from './machines/report';

runMain(async () => {
  if (!existsSync(path.join(projectRoot, 'build', 'x', 'llms.txt'))) {
    throw new PlainError('There is no build to read: run "npm run build" first');
  }
  await reportMachines(projectRoot);
});
