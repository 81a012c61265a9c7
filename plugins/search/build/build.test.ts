import {describe, expect, it} from 'vitest';
import {entryAddress, filesFolder} from '../format';
import {collectNames, type IndexedName} from './collectNames';
import {collectTitles, titledPage} from './collectTitles';
import {pagefindPage} from './pagefindPage';
import {readPage, type SearchPage} from './readPage';
import {languageIn, searchFiles} from './searchFiles';

const trail = (...names: string[]) =>
  `<nav><ol data-crumbs>${names.map((name) => `<li>${name}</li>`).join('')}</ol></nav>`;

const docsPage = `<!doctype html><html lang=zh-Hans><head><meta name=description content="移除列菜单的条目。"></head>
<body><main>${trail('数据表格', '列', '列菜单')}<article><div class="theme-doc-markdown markdown" lang=en>
<header><h1>Data Grid – Column menu<span data-mark=pro>Pro<span> (plan)</span></span></h1></header>
<p>Each header has a <code>menu</code>.</p>
<div><ul><li><code>@mui/x-data-grid@8</code><button data-copy=true>Copy</button></ul></div>
<h2 id=switch-off>Switch the menu off<a class=hash-link href=#switch-off>\u200B</a></h2>
<p>Set it.</p><section data-demo=Menu><pre>const hidden = 1;</pre></section><h2 id=limits>Limits</h2><p>None.</p>
</div><footer>Edit this page</footer></article></main></body></html>`;

const apiPage = (
  name: string,
  entries: string,
) => `<html lang=en><head></head><body><main>${trail('Data Grid', name)}<article>
<div class="markdown content"><header><h1><code>${name}</code></h1></header>${entries}</div></article></main></body></html>`;

const entry = (anchor: string, name: string, text = '') =>
  `<details id=${anchor} data-api-entry=${name}><summary><h3><code>${name}</code></h3></summary>${text}</details>`;

function read(html: string): SearchPage {
  const page = readPage(html);
  if (!page) throw new Error('No page');
  return page;
}

const index: IndexedName[] = [
  {
    name: 'GridApi',
    kind: 'interface',
    product: 'data-grid',
    plan: 'community',
    json: '/x/api/data-grid/grid-api.json',
  },
  {
    name: 'DataGridPro',
    kind: 'component',
    product: 'data-grid',
    plan: 'pro',
    json: '/x/api/data-grid/data-grid-pro.json',
  },
  {
    name: 'DataGrid',
    kind: 'component',
    product: 'data-grid',
    plan: 'community',
    json: '/x/api/data-grid/data-grid.json',
  },
  {
    name: 'rowClick',
    kind: 'event',
    product: 'data-grid',
    plan: 'community',
    json: '/x/api/data-grid/events.json',
  },
];

const root = entry('class-root', 'root', '<code>.MuiDataGrid-root</code>');
const apiPages: ReadonlyMap<string, string> = new Map([
  ['api/data-grid/data-grid/', apiPage('DataGrid', entry('prop-rows', 'rows') + root)],
  [
    'api/data-grid/data-grid-pro/',
    apiPage('DataGridPro', entry('prop-rows', 'rows') + entry('prop-pinnedRows', 'pinnedRows')),
  ],
  ['api/data-grid/grid-api/', apiPage('GridApi', entry('prop-setRows', 'setRows'))],
  ['api/data-grid/api-object/', apiPage('API object', entry('method-setRows', 'setRows'))],
]);

describe('collectTitles', () => {
  it('names the group of a page whose label others of its product have', () => {
    const page = (...crumbs: string[]) => ({...read(docsPage), crumbs});
    const {pages} = collectTitles(
      new Map([
        ['react-data-grid/editing/', page('Data Grid', 'Editing', 'Overview')],
        ['react-data-grid/filtering/', page('Data Grid', 'Filtering', 'Overview')],
        ['react-data-grid/sorting/', page('Data Grid', 'Sorting')],
        ['react-charts/axis/', page('Charts', 'Sorting')],
      ]),
      new Set(),
    );
    expect(pages.map(({label, groupedLabel}) => [label, groupedLabel])).toEqual([
      ['Overview', 'Editing – Overview'],
      ['Overview', 'Filtering – Overview'],
      ['Sorting', undefined],
      ['Sorting', undefined],
    ]);
  });
});

describe('readPage', () => {
  const page = read(docsPage);

  it('has the names of the navigation and the prose, without demos, marks and facts', () => {
    expect(page).toMatchObject({
      lang: 'zh-Hans',
      title: 'Data Grid – Column menu',
      crumbs: ['数据表格', '列', '列菜单'],
      description: '移除列菜单的条目。',
      marks: ['pro'],
    });
    expect(page.sections.map(({anchor, title, text}) => [anchor, title, text])).toEqual([
      ['', '', 'Each header has a menu.'],
      ['switch-off', 'Switch the menu off', 'Set it.'],
      ['limits', 'Limits', 'None.'],
    ]);
  });

  it('sets apart what only the style sheet sets apart', () => {
    const row = '<ul><li><span><a><code>rowClick</code></a></span><span>Event</span></li></ul>';
    const {sections} = read(apiPage('All', row));
    expect(sections.map(({text}) => text)).toEqual(['rowClick Event']);
  });

  it('leaves out of an API page what other pages are called, and says once what it is', () => {
    const html = apiPage(
      'GridColDef',
      '<div><p>A column of <code>Grid<wbr>Col</code>.</p></div><ul data-search-skip><li>Source</li></ul><section><h2 id=demos>Demos</h2><a href=/x/>Cells</a></section>' +
        '<section><h2 id=props>Props</h2><p>All of them.</p></section>',
    )
      .replace('markdown content"', 'markdown content" data-api-view=full')
      .replace('</h1>', '<span data-search-skip> API</span></h1><p>Data Grid · Type</p>')
      .replace('<head>', '<head><meta name=description content="A column of GridCol.">');
    const apiEntry = read(html);
    expect(apiEntry.title).toBe('GridColDef');
    expect(apiEntry.sections.map(({text}) => text)).toEqual(['A column of GridCol.', 'All of them.']);
    const filters = {version: 'current', product: 'x-data-grid', plan: 'community', kind: 'api'};
    expect(pagefindPage(apiEntry, filters).match(/A column of GridCol\./g)).toHaveLength(1);
  });

  it('leaves out what has no article', () => {
    expect(readPage('<html><body><main><h1>Not found</h1></main></body></html>')).toBeUndefined();
  });

  it('gives an untranslated page its Chinese name, groups and description', () => {
    expect(titledPage('react-data-grid/column-menu/', page)).toEqual({
      path: 'react-data-grid/column-menu/',
      title: 'Data Grid – Column menu',
      label: '列菜单',
      crumbs: ['数据表格', '列'],
      description: '移除列菜单的条目。',
      plan: 'pro',
      sections: [['switch-off', 'Switch the menu off']],
    });
    const html = pagefindPage(page, {version: 'current', product: 'x-data-grid', plan: 'pro', kind: 'page'});
    expect(html).toContain('<html lang="zh-Hans">');
    expect(html).toContain('列菜单');
    expect(html).toContain('移除列菜单的条目。');
    expect(html).toContain('data-pagefind-filter="product:x-data-grid"');
    expect(html).toContain('<h2 id="switch-off">Switch the menu off</h2>');
    expect(html).not.toContain('const hidden');
  });
});

describe('collectNames', () => {
  const pages = new Map([...apiPages].map(([path, html]) => [path, read(html)]));
  const {pages: owners, members} = collectNames(index, pages);

  it('has the pages, the one that people use first', () => {
    expect(owners.map(([name]) => name)).toEqual(['DataGrid', 'DataGridPro', 'api-object', 'GridApi']);
  });

  it('has what the pages are, where they say so', () => {
    const described = new Map(pages);
    const page = pages.get('api/data-grid/data-grid/');
    if (page) described.set('api/data-grid/data-grid/', {...page, description: 'The grid.'});
    const [grid, pro] = collectNames(index, described).pages;
    expect(grid?.[4]).toBe('The grid.');
    expect(pro).toHaveLength(4);
  });

  it('has each member once, with its owners, its plan and its class name', () => {
    expect(members.prop).toEqual([
      ['rows', [0, 1]],
      ['pinnedRows', [1], 1],
    ]);
    expect(members.class).toEqual([['MuiDataGrid-root', [0], 0, 'root']]);
  });

  it('leaves out of interfaces what a list explains', () => {
    expect(members.method).toEqual([['setRows', [2]]]);
    expect(members.prop?.some(([name]) => name === 'setRows')).toBe(false);
  });

  it('stops when the index names a page that the build lacks', () => {
    expect(() => collectNames(index, new Map())).toThrow('the build has no api/data-grid/');
  });
});

describe('searchFiles', () => {
  it.each([
    ['index/en_ff9c77c.pf_index', 'en'],
    ['fragment/zh-hans_group_e5828c2.pf_fragment', 'zh'],
    ['pagefind.zh-hans_61ba2de.pf_meta', 'zh'],
    ['filter/en_1a.pf_filter', 'en'],
    ['pagefind-worker.js', undefined],
    ['wasm.en.pagefind', undefined],
  ])('%s is read in %s', (file, language) => {
    expect(languageIn(file)).toBe(language);
  });

  it('makes an entry that leads to all files, by language', async () => {
    const part = (base: string, lang: string) => ({
      base,
      version: 'current',
      paths: [...apiPages.keys()],
      readHtml: (path: string) =>
        Promise.resolve((apiPages.get(path) ?? '').replace('lang=en', `lang=${lang}`)),
      names: index,
    });
    const files = await searchFiles([part('/x/', 'en'), part('/zh/x/', 'zh-Hans')]);
    const text = (address: string) => String(files.get(address.replace('/search/', '')));
    const {parts, pagefind, offline} = JSON.parse(text(entryAddress)) as {
      parts: {language: string; names: string; titles: string}[];
      pagefind: string;
      offline: Record<string, string>;
    };
    expect(parts.map(({language}) => language)).toEqual(['en', 'zh']);
    // Names depend on no language.
    expect(parts[0]?.names).toBe(parts[1]?.names);
    expect(pagefind.startsWith(filesFolder)).toBe(true);
    const all = [...files.keys()].map((file) => `/search/${file}`);
    for (const language of ['en', 'zh']) {
      const list = JSON.parse(text(offline[language] ?? '')) as string[];
      expect(all).toEqual(expect.arrayContaining(list));
      const other = language === 'en' ? /zh-hans_/ : /\/en_/;
      expect(list.filter((address) => other.test(address))).toEqual([]);
      expect(list).toContain(`${pagefind}pagefind-entry.json`);
    }
  });
});
