import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {getDefaultEnvironment, StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {CallToolResultSchema} from '@modelcontextprotocol/sdk/types.js';
import {describe, expect, it, onTestFinished} from 'vitest';
import type {NamesFile, SearchEntry, TitlesFile} from '../../../search/format';
import {addFiles, tempFolder} from '../../../../tests/unit/tempFolder';

const llms = (base: string, title: string) =>
  [
    '# MUI X 8.0.0',
    '',
    '## Data Grid',
    '',
    `- [${title} \\[all\\]](https://docs.test${base}react-data-grid/sorting/index.md): Sort rows.`,
    `- [Filtering](https://docs.test${base}react-data-grid/filtering/index.md)`,
    '',
    '## Data Grid API',
    '',
    `- [DataGrid API](https://docs.test${base}api/data-grid/data-grid/index.md): The grid.`,
    '',
    '## Optional',
    '',
    `- [llms-full.txt](https://docs.test${base}llms-full.txt)`,
  ].join('\n');

const entry = (name: string, kind: string, json: string) => ({
  name,
  kind,
  product: 'data-grid',
  plan: 'community',
  json,
});

const titled = (path: string, title: string, sections: readonly (readonly [string, string])[] = []) => ({
  path,
  title,
  label: title,
  crumbs: ['Data Grid'],
  description: '',
  sections,
});

const search: SearchEntry = {
  parts: [
    {base: '/x/', language: 'en', version: 'current', names: '/search/n.json', titles: '/search/en.json'},
    {base: '/zh/x/', language: 'zh', version: 'current', names: '/search/n.json', titles: '/search/zh.json'},
  ],
  pagefind: '/search/pagefind/',
  offline: {},
};

const searchNames: NamesFile = {
  pages: [['DataGrid', 'component', 'api/data-grid/data-grid/', 0]],
  members: {prop: [['disableColumnMenu', [0]]]},
};

const searchTitles: Readonly<Record<'en' | 'zh', TitlesFile>> = {
  en: {
    pages: [
      titled('react-data-grid/sorting/', 'Sorting', [['control-the-order', 'Control the order']]),
      titled('react-data-grid/filtering/', 'Filtering'),
    ],
  },
  zh: {pages: [titled('react-data-grid/sorting/', '排序'), titled('react-data-grid/filtering/', '筛选')]},
};

const build = {
  'search/index.json': JSON.stringify(search),
  'search/n.json': JSON.stringify(searchNames),
  'search/en.json': JSON.stringify(searchTitles.en),
  'search/zh.json': JSON.stringify(searchTitles.zh),
  'x/llms.txt': llms('/x/', 'Sorting'),
  'x/react-data-grid/sorting/index.md': '# Sorting\n\n## Control the order\n\nPass `sortModel`.\n',
  'x/react-data-grid/filtering/index.md': '# Filtering\n\nShow fewer rows, then sort them.\n',
  'x/api/index.json': JSON.stringify({
    packages: {'@mui/x-data-grid': '8.0.0'},
    entries: [
      entry('DataGrid', 'component', '/x/api/data-grid/data-grid.json'),
      entry('useRows', 'hook', '/x/api/data-grid/use-rows.json'),
      entry('rowClick', 'event', '/x/api/data-grid/events.json'),
      entry('sortColumn', 'method', '/x/api/data-grid/api-object.json'),
    ],
  }),
  'x/api/data-grid/data-grid.json': JSON.stringify({props: {disableColumnMenu: {type: 'boolean'}}}),
  'x/api/data-grid/use-rows.json': JSON.stringify({
    options: {all: {type: 'boolean'}},
    returned: {all: {type: 'GridRowModel[]'}, more: {type: '() => void'}},
  }),
  'x/api/data-grid/events.json': JSON.stringify({events: {rowClick: {params: 'GridRowParams', plan: 'pro'}}}),
  'x/api/data-grid/api-object.json': JSON.stringify({methods: {sortColumn: {type: '() => void'}}}),
  'x/api/data-grid/data-grid/index.md': '# DataGrid API\n\nThe grid.\n',
  'x/v7/llms.txt': llms('/x/v7/', 'Sorting in v7'),
  'x/v7/react-data-grid/sorting/index.md': '# Sorting in v7\n',
  'zh/x/llms.txt': llms('/zh/x/', '排序'),
  'zh/x/react-data-grid/sorting/index.md': '# 排序\n\n数据表格的每一列都可以排序。\n',
  'zh/x/react-data-grid/filtering/index.md': '# 筛选\n',
  'zh/x/api/data-grid/data-grid/index.md': '# DataGrid API\n',
  'secret.txt': 'secret',
};

/** Starts the server on a folder, as a client would. */
async function connect(folder: string) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [path.resolve('node_modules/tsx/dist/cli.mjs'), path.resolve('scripts/mcp.ts'), '--build', folder],
    env: getDefaultEnvironment(),
    stderr: 'pipe',
  });
  const client = new Client({name: 'test', version: '1.0.0'});
  // Anything on standard output that is not of the protocol ends up here.
  const faults: Error[] = [];
  client.onerror = (error) => faults.push(error);
  await client.connect(transport);
  onTestFinished(() => client.close());
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const result = CallToolResultSchema.parse(await client.callTool({name, arguments: args}));
    const [content] = result.content;
    return {text: content?.type === 'text' ? content.text : '', isError: result.isError === true};
  };
  return {client, call, faults};
}

describe('the server of the documentation', () => {
  it('lists, searches and reads pages and API entries of a version and language', async () => {
    const {client, call, faults} = await connect(tempFolder(build));
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'list_versions',
      'list_pages',
      'search_pages',
      'read_page',
      'list_api',
      'search_api',
      'read_api',
    ]);
    expect(tools.every(({annotations}) => annotations?.readOnlyHint === true)).toBe(true);

    expect((await call('list_versions')).text).toBe(
      [
        '- version "current", language "en": @mui/x-data-grid@8.0.0',
        '- version "v7", language "en": ',
        '- version "current", language "zh": ',
      ].join('\n'),
    );
    expect((await call('list_pages')).text).toBe(
      '## Data Grid\n- react-data-grid/sorting/ — Sorting [all]: Sort rows.\n- react-data-grid/filtering/ — Filtering',
    );
    expect((await call('list_pages', {api: true, section: 'API', language: 'zh'})).text).toContain(
      'DataGrid API',
    );
    const found = await call('search_pages', {query: 'sort model order'});
    expect(found.text).toMatch(/^- react-data-grid\/sorting\//);
    expect((await call('search_pages', {query: 'disableColumnMenu'})).text).toBe(
      '- api/data-grid/data-grid/ — DataGrid API: The grid.',
    );
    expect((await call('search_pages', {query: '排序', language: 'zh'})).text).toContain(
      '> 数据表格的每一列',
    );
    const page = await call('read_page', {
      page: 'https://docs.test/x/v7/react-data-grid/sorting/',
      version: 'v7',
    });
    expect(page).toEqual({text: '# Sorting in v7\n', isError: false});

    expect((await call('list_api', {kind: 'event'})).text).toBe('- rowClick (event, data-grid)');
    expect((await call('search_api', {query: 'disbleColumnMenu'})).text).toBe(
      '- DataGrid.disableColumnMenu (prop, data-grid)',
    );
    expect((await call('read_api', {name: 'DataGrid'})).text).toBe('# DataGrid API\n\nThe grid.\n');
    const readJson = async (name: string): Promise<unknown> =>
      JSON.parse((await call('read_api', {name})).text);
    expect(await readJson('DataGrid.disableColumnMenu')).toMatchObject({
      name: 'DataGrid.disableColumnMenu',
      kind: 'prop',
      type: 'boolean',
    });
    expect(await readJson('rowClick')).toMatchObject({kind: 'event', params: 'GridRowParams', plan: 'pro'});
    expect(await readJson('sortColumn')).toMatchObject({kind: 'method', type: '() => void'});
    expect(await readJson('useRows.more')).toMatchObject({kind: 'result', type: '() => void'});
    const both = (await call('read_api', {name: 'useRows.all'})).text;
    expect(both).toMatch(/"option"[^]*"boolean"[^]*"result"[^]*"GridRowModel\[\]"/);
    expect(faults).toEqual([]);
  });

  it('answers what it cannot do with what to do, and reads nothing but pages', async () => {
    const {call} = await connect(tempFolder(build));
    const errors = {
      read_page: [
        [{page: 'react-data-grid/sortin'}, 'Nearest: react-data-grid/sorting/'],
        [{page: '../secret.txt'}, 'No page "../secret.txt/"'],
        [{page: '/x/../../etc/passwd'}, 'No page'],
        [{page: 'react-data-grid/sorting/', version: 'v3'}, 'There are: current (en), v7 (en), current (zh)'],
        [{page: 'react-data-grid/sorting/', language: '../x'}, 'No version "current" in language "../x"'],
        [{page: 7}, 'Input validation error'],
        [{}, 'Input validation error'],
      ],
      read_api: [[{name: 'DataGrit'}, 'Nearest: DataGrid']],
      search_api: [
        [{query: 'rows', version: 'v7'}, 'Version "v7" has no API reference'],
        [{query: 'rows', limit: 1000}, 'Input validation error'],
      ],
    } as const;
    for (const [name, cases] of Object.entries(errors)) {
      for (const [args, message] of cases) {
        const answer = await call(name, args);
        expect(answer.isError, JSON.stringify(args)).toBe(true);
        expect(answer.text).toContain(message);
      }
    }
  });

  it('says that there is no search', async () => {
    const {'search/index.json': _index, ...rest} = build;
    const folder = tempFolder(rest);
    const {call} = await connect(folder);
    expect(await call('search_pages', {query: 'sorting'})).toEqual({
      text: `No search in ${folder}: run "npm run build" first`,
      isError: true,
    });
  });

  it('says that there is no build, and reads one as soon as it is there', async () => {
    const folder = tempFolder();
    const {call} = await connect(folder);
    const missing = await call('list_pages');
    expect(missing).toEqual({
      text: `No built documentation in ${folder}: run "npm run build" first`,
      isError: true,
    });
    addFiles(folder, build);
    expect((await call('list_pages')).isError).toBe(false);
  });
});
