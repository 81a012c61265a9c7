// npm run verify -- commands --install: runs the printed commands that need a network, in a fresh clone without packages.
import {rmSync} from 'node:fs';
import {makeClone} from '../../tests/builds/commands/clone';
import {network} from '../../tests/builds/commands/groups/network';
import {runMain, secondsSince} from '../../src/lib/node/terminal.mjs';
import {noNetwork} from './npmInstall';

async function main(): Promise<void> {
  const clone = makeClone(() => Promise.reject(new Error('No command here needs a browser')));
  try {
    rmSync(clone.at('node_modules'), {recursive: true});
    for (const [command, check] of Object.entries(network)) {
      const start = Date.now();
      await check(clone, command);
      console.log(`ok     ${command} (${secondsSince(start)} s)`);
    }
  } catch (error) {
    if (!(error instanceof Error && noNetwork.test(error.message))) throw error;
    console.log('SKIPPED commands that install from the npm registry: it cannot be reached');
  } finally {
    clone.remove();
  }
}

runMain(main);
