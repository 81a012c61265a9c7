// npm run bench -- filter: how long the filter of the largest API page of the current build takes.
import {tsImport} from 'tsx/esm/api';
import {runMain} from '../src/lib/node/say.mjs';
import {withBuild} from '../scripts/preview/withBuild.mjs';

async function main() {
  const {measureFilter} = await tsImport('./measureFilter.ts', import.meta.url);
  await withBuild(measureFilter);
}

runMain(main);
