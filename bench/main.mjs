// npm run bench -- <name>: one measurement; without a name, what there is.
import path from 'node:path';
import {run} from '../src/lib/node/run.mjs';
import {PlainError, runMain} from '../src/lib/node/terminal.mjs';
import {projectRoot} from '../scripts/setup.mjs';

/** What each measurement tells; its program is the file of this folder with its name. */
const measurements = {
  build: 'what each part of the build takes, and what an older version weighs on a page (BUILD.md)',
  bytes:
    'what a page of each kind weighs; `npm run verify -- bytes` holds the next builds against it (bytes.json)',
  charts: 'how many points each kind of chart carries at 60 frames a second (CHARTS.md)',
  filter: 'how fast the filter of the largest API page answers, on a slow processor',
  growth: 'what a further page with a demo costs the build, and every other page (GROWTH.md)',
  live: 'how smooth a grid stays whose rows change all the time (LIVE.md)',
  machines: 'what machines read of the last build (MACHINES.md)',
  offline: 'what a kept version can do without a server (OFFLINE.md)',
  'page-loads': 'whether every page of a given build loads, by full load and by navigation',
  pictures: 'how the site looks: takes the pictures of the READMEs (media/)',
  search: 'what the search finds, weighs and takes (SEARCH.md)',
  services: 'what analytics, adverts and feedback cost a page (SERVICES.md)',
  speed: 'how fast pages are by Lighthouse, presses and navigation (SPEED.md)',
  writing: 'what somebody who writes a page waits for (WRITING.md)',
};

runMain(async () => {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined) {
    const lines = Object.entries(measurements).map(([each, tells]) => `  ${each.padEnd(10)} ${tells}`);
    console.log(`npm run bench -- <name>\n\n${lines.join('\n')}`);
    return;
  }
  if (!Object.hasOwn(measurements, name)) {
    const names = Object.keys(measurements).join(', ');
    throw new PlainError(`There is no measurement "${name}". There are: ${names}`);
  }
  const tsx = path.join(projectRoot, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const file = path.join(projectRoot, 'bench', `${name}.ts`);
  const {code} = await run(process.execPath, [tsx, file, ...rest], {cwd: projectRoot});
  process.exitCode = code;
});
