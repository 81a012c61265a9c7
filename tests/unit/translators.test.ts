import {expect, it} from 'vitest';
import packageJson from '../../package.json';
import {chainTo, importGraph} from './importGraph';

/** What opens a browser, or looks for one. */
const browser = /^(?:@?playwright|scripts\/chromium\.mjs$)/;

const programs = Object.entries(packageJson.scripts).flatMap(([name, command]): [string, string][] => {
  const [, program] = /^(?:tsx|node) (\S+)/.exec(command) ?? [];
  return program !== undefined && /^(?:i18n:|check$)/.test(name) ? [[name, program]] : [];
});

it('a translator has a command for each step', () => {
  expect(programs.map(([name]) => name).sort()).toEqual([
    'check',
    'i18n:check',
    'i18n:diff',
    'i18n:new',
    'i18n:stamp',
    'i18n:status',
    'i18n:texts',
  ]);
});

it.each(programs)('a translator needs nothing but Node for npm run %s', (_name, program) => {
  const graph = importGraph(process.cwd(), program);
  const found = [...graph.keys()].filter((each) => browser.test(each));
  expect(found.map((each) => chainTo(graph, each))).toEqual([]);
});
