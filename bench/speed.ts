// npm run bench -- speed [runs]: how fast pages of the last build are for a reader; writes bench/SPEED.md.
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {run} from '../src/lib/node/run.mjs';
import {runMain} from '../src/lib/node/terminal.mjs';
import {withBuilds} from '../scripts/preview/withBuild';
import {buildPage} from './buildPage';
import {table, writeResults} from './report';
import {measureNavigation, measurePresses} from './speed/answers';
import {parseAudit, auditRow} from './speed/audit';
import {installLighthouse, visit} from './speed/lighthouse';
import {buildPlainSite, plainPages} from './speed/plainSite';

const rawFile = path.join('.cache', 'bench', 'speed.json');

/** Pages of the build that are measured, from text alone to several components in view. */
const speedPages = [
  '/x/introduction/support/',
  '/x/migration/migration-data-grid-v7/',
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/data-grid-premium/',
  '/x/introduction/installation/',
  '/x/introduction/licensing/',
  '/x/react-data-grid/',
  '/x/react-data-grid/sorting/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-charts/bars/',
  '/x/react-tree-view/rich-tree-view/items/',
  '/zh/x/introduction/support/',
  '/zh/x/react-data-grid/sorting/',
  '/x/v7/react-data-grid/',
] as const;

/** A page that is visited, by its name in the table. */
type Visited = readonly [name: string, address: string];

/** The rows of some pages, and what Lighthouse said of each visit. */
async function auditPages(pages: readonly Visited[], runs: number) {
  const rows: string[][] = [];
  const raw: Record<string, unknown[]> = {};
  for (const [name, address] of pages) {
    const reports: unknown[] = [];
    for (let count = 0; count < runs; count++) reports.push(await visit(address));
    raw[name] = reports;
    const row = auditRow(name, reports.map(parseAudit));
    console.log(row.join(', '));
    rows.push(row);
  }
  return {rows, raw};
}

async function commit(): Promise<string> {
  const {output} = await run('git', ['rev-parse', '--short', 'HEAD'], {quiet: true});
  return output.trim();
}

runMain(async () => {
  const runs = Number(process.argv[2] ?? 3);
  await installLighthouse();
  const build = path.resolve('build');
  const roots = {site: build, bare: await buildPage('speed/bare'), plain: await buildPlainSite(build)};
  await withBuilds(roots, async (browser, {site, bare, plain}) => {
    // What takes a minute comes before what takes twenty.
    const presses = await measurePresses(browser, site);
    const navigation = await measureNavigation(browser, site);
    for (const row of [...presses, ...navigation]) console.log(row.join(', '));
    const {rows, raw} = await auditPages(
      [
        ...speedPages.map((page): Visited => [page, site + page]),
        ...Object.entries(plainPages).map(([name, page]): Visited => [name, plain + page]),
        ['one grid and nothing else', `${bare}/`],
      ],
      runs,
    );
    const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex').slice(0, 12);
    mkdirSync(path.dirname(rawFile), {recursive: true});
    writeFileSync(rawFile, JSON.stringify({commit: await commit(), lock, raw}));
    await writeResults('bench/SPEED.md', [
      `Commit ${await commit()}, lock file ${lock}, ${runs} visits of each page.`,
      table(
        ['Page', 'Score', 'Blocked, ms', 'Largest paint, s', 'Main thread, ms', 'Shift', 'Scripts, kB'],
        rows,
      ),
      table(['Press, at a slow-down of 4', 'Longest to the next paint, ms'], presses),
      table(['From the click to the next heading', 'Median of 10, ms'], navigation),
    ]);
  });
});
