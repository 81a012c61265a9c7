import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {areas, planRuns} from '../../scripts/verify/areas.mjs';
import {commandsIn, printedCommands, npmScript} from '../builds/commands/printed';
import {elsewhere} from '../builds/commands/elsewhere';
import {commands, groups} from '../builds/commands/table';
import {chainTo, importGraph} from './importGraph';

describe('the commands that the Markdown files of the project print', () => {
  it('are those of the table, each run by a test', async () => {
    const printed = await printedCommands();
    const missing = [...printed]
      .filter(([command]) => !commands.includes(command))
      .map(([command, files]) => `${command} (${files.join(', ')})`);
    expect(missing, 'printed, but not in tests/builds/commands').toEqual([]);
    expect(
      commands.filter((command) => !printed.has(command)),
      'in tests/builds/commands, but printed nowhere',
    ).toEqual([]);
    expect(
      commands.filter((command, index) => commands.indexOf(command) !== index),
      'there twice',
    ).toEqual([]);
  });

  it('that are run elsewhere are found there', () => {
    const wrong = Object.entries(elsewhere).filter(
      ([, {file, holds}]) => !(existsSync(file) && readFileSync(file, 'utf8').includes(holds)),
    );
    expect(wrong).toEqual([]);
  });

  it('name areas of the full check that there are', () => {
    for (const command of commands.filter((each) => npmScript(each) === 'verify')) {
      const [, args = ''] = command.split(' -- ');
      const words = args.split(' ').filter((word) => word !== '' && !word.startsWith('--'));
      expect(planRuns(words).length, command).toBeGreaterThan(0);
    }
  });

  it('begin a page that is not written yet, and move one that is', async () => {
    const printed = [...(await printedCommands()).keys()];
    const pages = (form: RegExp) => printed.flatMap((command) => form.exec(command)?.[1] ?? []);
    const isWritten = (page: string) => existsSync(`docs/${page}/index.mdx`);
    const begun = pages(/^npx docusaurus (?:new:page|new:demo|i18n:new) (\S+)/);
    const moved = pages(/^npx docusaurus page:move (\S+)/);
    expect([begun.length, begun.filter(isWritten)]).toEqual([3, []]);
    expect([moved.length, moved.filter(isWritten)]).toEqual([1, moved]);
  });

  it('have a test file for each group, and a piece of the full check for each file', () => {
    const files = readdirSync('tests/builds/commands').filter((file) => file.endsWith('.test.ts'));
    const tested = Object.keys(groups).filter((group) => group !== 'network');
    expect(files.sort()).toEqual(tested.map((group) => `${group}.test.ts`).sort());
    expect(areas.find(({name}) => name === 'commands')?.shards).toBe(files.length);
  });
});

describe('a command in Markdown', () => {
  it('is code in a line or in a block, or what a JSON block starts', () => {
    const markdown = [
      'Run `npm start`, `SITE_VERSION=7 npm run build -- --part en` or `npx tsc -p a`.',
      'Not `npm_lifecycle_event`, `SITE_VERSION=7`, `npm` or npm test.',
      '```sh',
      '$ npm run site',
      'cd folder',
      'npm test',
      '```',
      '```json',
      '{"servers": {"x": {"command": "npm", "args": ["run", "mcp"]}}}',
      '```',
      '```tsx',
      'const text = `npm run never`;',
      '```',
    ].join('\n');
    expect(commandsIn(markdown)).toEqual([
      'npm start',
      'SITE_VERSION=7 npm run build -- --part en',
      'npx tsc -p a',
      'npm run site',
      'npm test',
      'npm run mcp',
    ]);
  });

  it.each([
    ['npm start', 'start'],
    ['SITE_VERSION=7 npm start -- --locale zh', 'start'],
    ['npm run check:html a', 'check:html'],
    ['npm run --silent mcp --prefix a', 'mcp'],
    ['npm install', undefined],
    ['npx docusaurus build', undefined],
  ])('%s runs the script %s', (command, script) => {
    expect(npmScript(command)).toBe(script);
  });
});

it.each(areas.flatMap(({install}) => install ?? []))('%s runs without the test runner', (program) => {
  const graph = importGraph(process.cwd(), `scripts/${program}`);
  const found = [...graph.keys()].filter((name) => /^vitest(?:\/|$)/.test(name));
  expect(found.map((name) => chainTo(graph, name))).toEqual([]);
});
