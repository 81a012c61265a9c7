// npm run smoke -- <address>: checks a deployed site from outside. Writes nothing there unless told to.
import {runMain} from '../src/lib/node/terminal.mjs';
import {smoke} from './smoke/run';
import {siteAt} from './smoke/site';

const writeFlag = '--write-feedback';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const site = siteAt(args.find((arg) => !arg.startsWith('--')));
  const findings = await smoke(site, {writeFeedback: args.includes(writeFlag)});
  for (const {state, check, detail} of findings) {
    console.log(`${state.padEnd(7)} ${check}${detail === '' ? '' : `: ${detail}`}`);
  }
  const count = (state: string) => findings.filter((finding) => finding.state === state).length;
  console.log(`${count('ok')} passed, ${count('FAILED')} failed, ${count('SKIPPED')} skipped`);
  if (count('FAILED') > 0) process.exitCode = 1;
}

runMain(main);
