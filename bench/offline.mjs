// npm run bench -- offline: reads a kept version after the server's process has ended; writes bench/OFFLINE.md.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {ensureChromium} from '../src/lib/node/chromium.mjs';
import {PlainError, runMain} from '../src/lib/node/say.mjs';
import {projectRoot} from '../scripts/setup.mjs';

async function main() {
  if (!existsSync(path.join(projectRoot, 'build'))) {
    throw new PlainError('There is no build to measure: run "npm run build" first');
  }
  const {measureOffline} = await tsImport('./offline/measure.ts', import.meta.url);
  await measureOffline(await ensureChromium(), 'build');
}

runMain(main);
