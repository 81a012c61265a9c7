// npm run bench -- services: what analytics, adverts and feedback cost a page.
import {tsImport} from 'tsx/esm/api';
import {runMain} from '../src/lib/node/say.mjs';
import {withBuilds} from '../scripts/preview/withBuild.mjs';

async function main() {
  const {buildSites} = await tsImport('./services/build.ts', import.meta.url);
  const {measureServices} = await tsImport('./services/measure.ts', import.meta.url);
  await withBuilds(await buildSites(), measureServices);
}

runMain(main);
