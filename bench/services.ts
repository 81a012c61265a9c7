// npm run bench -- services: what analytics, adverts and feedback cost a page.
import {withBuilds} from '../scripts/preview/withBuild.mjs';
import {runMain} from '../src/lib/node/say.mjs';
import {buildSites} from './services/build';
import {measureServices} from './services/measure';

runMain(async () => withBuilds(await buildSites(), measureServices));
