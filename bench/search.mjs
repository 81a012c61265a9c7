// npm run bench -- search: what the search finds, weighs and takes; writes bench/SEARCH.md.
import {tsImport} from 'tsx/esm/api';
import {runMain} from '../src/lib/node/say.mjs';
import {withBuild} from '../scripts/preview/withBuild.mjs';

async function main() {
  const {measureSearch} = await tsImport('./measureSearch.ts', import.meta.url);
  await withBuild(measureSearch);
}

runMain(main);
