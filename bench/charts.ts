// npm run bench -- charts: how many points each kind of chart carries at 60 frames a second; writes bench/CHARTS.md.
import path from 'node:path';
import {build} from 'vite';
import {runMain} from '../src/lib/node/say.mjs';
import {withBuilds} from '../scripts/preview/withBuild.mjs';
import {measureCharts} from './charts/measure';

runMain(async () => {
  const outDir = path.resolve('.cache', 'bench', 'charts');
  await build({
    root: path.resolve('bench', 'charts'),
    base: './',
    logLevel: 'warn',
    build: {outDir, emptyOutDir: true},
  });
  await withBuilds({charts: outDir}, (browser, {charts}) => measureCharts(browser, charts));
});
