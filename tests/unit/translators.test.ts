import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import packageJson from '../../package.json';
import {chainTo, importGraph} from './importGraph';

/** What opens a browser, or looks for one. */
const browser = /^(?:@?playwright|src\/lib\/node\/chromium\.mjs$)/;

const commandsFile = 'plugins/translations/cli/index.ts';

const found = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name);

/** What Docusaurus loads before any command of a plugin. */
const plugins = readdirSync('plugins')
  .map((name) => `plugins/${name}/index.ts`)
  .filter((file) => existsSync(file));

/** What the commands load when they run. */
const loaded = new Set(
  found(commandsFile, /\bimport\('\.\/(\w+)'\)/g).map((name) => `plugins/translations/cli/${name}.ts`),
);

/** What npm run check runs of this project. */
const checks = found('scripts/check.mjs', /'(scripts\/[\w/]+\.ts)'/g);

it('a translator has a command for each step', () => {
  expect(found(commandsFile, /\busage: '([\w:-]+)/g).sort()).toEqual([
    'i18n:check',
    'i18n:diff',
    'i18n:new',
    'i18n:stamp',
    'i18n:status',
    'i18n:texts',
  ]);
  expect(loaded.size).toBeGreaterThanOrEqual(6);
  expect(packageJson.scripts.check).toBe('node scripts/check.mjs');
  expect(checks.length).toBeGreaterThanOrEqual(6);
});

it.each(['scripts/check.mjs', ...checks, 'docusaurus.config.ts', ...plugins, ...loaded])(
  'a translator needs nothing but Node for %s',
  (program) => {
    const graph = importGraph(process.cwd(), program);
    const openers = [...graph.keys()].filter((each) => browser.test(each));
    expect(openers.map((each) => chainTo(graph, each))).toEqual([]);
  },
);
