// npm run bench -- offline: reads a kept version after the server's process has ended; writes bench/OFFLINE.md.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../scripts/setup.mjs';
import {ensureChromium} from '../src/lib/node/chromium.mjs';
import {PlainError, runMain} from '../src/lib/node/say.mjs';
import {measureOffline} from './offline/measure';

runMain(async () => {
  if (!existsSync(path.join(projectRoot, 'build'))) {
    throw new PlainError('There is no build to measure: run "npm run build" first');
  }
  await measureOffline(await ensureChromium(), 'build');
});
