// npm run bench -- <name>: one measurement; without a name, what there is.
import path from 'node:path';
import {run} from '../src/lib/node/run.mjs';
import {PlainError, runMain} from '../src/lib/node/say.mjs';
import {projectRoot} from '../scripts/setup.mjs';

/** Files of this folder by the name of their measurement, with what they tell. */
const measurements = {
  build: {
    file: 'build.ts',
    tells: 'what each part of the build takes, and what an older version weighs on a page (BUILD.md)',
  },
  bytes: {
    file: 'bytes.ts',
    tells:
      'what a page of each kind weighs; `npm run verify -- bytes` holds the next builds against it (bytes.json)',
  },
  charts: {
    file: 'charts.ts',
    tells: 'how many points each kind of chart carries at 60 frames a second (CHARTS.md)',
  },
  filter: {
    file: 'filter.ts',
    tells: 'how fast the filter of the largest API page answers, on a slow processor',
  },
  growth: {file: 'growth.ts', tells: 'what a further page with a demo costs the build (GROWTH.md)'},
  machines: {file: 'machines.ts', tells: 'what machines read of the last build (MACHINES.md)'},
  offline: {file: 'offline.ts', tells: 'what a kept version can do without a server (OFFLINE.md)'},
  'page-loads': {
    file: 'routes/checkPages.ts',
    tells: 'whether every page of a synthetic or a given build loads, by full load and by navigation',
  },
  pictures: {file: 'pictures.ts', tells: 'how the site looks: takes the pictures of the READMEs (media/)'},
  routes: {file: 'routes/index.ts', tells: 'what the route table costs at several site sizes (ROUTES.md)'},
  search: {file: 'search.ts', tells: 'what the search finds, weighs and takes (SEARCH.md)'},
  services: {file: 'services.ts', tells: 'what analytics, adverts and feedback cost a page (SERVICES.md)'},
  speed: {file: 'speed.ts', tells: 'how fast pages are by Lighthouse, presses and navigation (SPEED.md)'},
  writing: {file: 'writing.ts', tells: 'what somebody who writes a page waits for (WRITING.md)'},
};

/** @returns {string} one line for each measurement */
function list() {
  return Object.entries(measurements)
    .map(([name, {tells}]) => `  ${name.padEnd(10)} ${tells}`)
    .join('\n');
}

async function main() {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined) {
    console.log(`npm run bench -- <name>\n\n${list()}`);
    return;
  }
  const measurement = Object.entries(measurements).find(([each]) => each === name)?.[1];
  if (!measurement) {
    const names = Object.keys(measurements).join(', ');
    throw new PlainError(`There is no measurement "${name}". There are: ${names}`);
  }
  const tsx = path.join(projectRoot, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const file = path.join(projectRoot, 'bench', measurement.file);
  const {code} = await run(process.execPath, [tsx, file, ...rest], {cwd: projectRoot});
  process.exitCode = code;
}

runMain(main);
