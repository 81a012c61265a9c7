import {describe, expect, it} from 'vitest';
import type {ApiChange} from '../diff/types';
import {addedPaths, changePath, changesView, markNew} from './changesView';
import type {ApiPageView} from './types';

const change: ApiChange = {
  kind: 'added',
  subject: 'prop',
  product: 'data-grid',
  page: 'data-grid/data-grid',
  owner: 'DataGrid',
  name: 'listView',
  plan: 'pro',
  before: null,
  after: 'boolean',
};

describe('changesView', () => {
  it('leads to the entry in the newer version, by its new name, and nowhere for what is gone', () => {
    const view = changesView(
      'data-grid',
      [
        change,
        {...change, kind: 'removed'},
        {...change, kind: 'renamed', after: 'rowList'},
        {...change, subject: 'event', page: null, owner: 'rowClick', name: 'rowClick'},
        {...change, subject: 'component', name: 'DataGrid'},
        {...change, kind: 'renamed', subject: 'class', name: 'MuiDataGrid-root', key: 'root'},
      ],
      {id: 'v7', address: 'https://old.example/x/'},
      'v8',
    );
    expect(view?.rows.map(({path}) => path)).toEqual([
      'api/data-grid/data-grid/#prop-listView',
      undefined,
      'api/data-grid/data-grid/#prop-rowList',
      'api/data-grid/events/#event-rowClick',
      'api/data-grid/data-grid/',
      'api/data-grid/data-grid/#class-root',
    ]);
    const page = 'https://old.example/x/api/data-grid/data-grid/';
    expect(view?.rows.map((row) => row.olderHref)).toEqual([
      undefined,
      page,
      page,
      undefined,
      undefined,
      page,
    ]);
  });

  it('a result of a hook leads to its entry, and does not make the page new', () => {
    const hook: ApiChange = {
      ...change,
      subject: 'result',
      page: 'charts/use-item-highlighted',
      owner: 'useItemHighlighted',
      name: 'isFaded',
    };
    expect(changePath(hook)).toBe('api/charts/use-item-highlighted/#result-isFaded');
    expect([...addedPaths([change, hook])]).toEqual([
      'api/data-grid/data-grid/#prop-listView',
      'api/charts/use-item-highlighted/#result-isFaded',
    ]);
  });

  it('a product without changes has no page', () => {
    expect(changesView('charts', [change], {id: 'v7'}, 'v8')).toBeUndefined();
  });
});

const view: ApiPageView = {
  name: 'DataGrid',
  product: 'data-grid',
  slug: 'data-grid',
  kind: 'component',
  plan: 'community',
  description: '',
  imports: [],
  demos: [],
  sections: [
    {
      kind: 'props',
      id: 'props',
      entries: [
        {id: 'prop-rows', name: 'rows'},
        {id: 'prop-listView', name: 'listView'},
      ],
    },
  ],
};

const listSince = ({sections}: ApiPageView) =>
  sections.flatMap(({entries}) => entries.map(({since}) => since));

describe('markNew', () => {
  it('marks the entries that the older version did not have', () => {
    const marked = markNew(view, new Set(['api/data-grid/data-grid/#prop-listView']), 'v8');
    expect(marked.since).toBeUndefined();
    expect(listSince(marked)).toEqual([undefined, 'v8']);
  });

  it('marks a new page once, not each of its entries', () => {
    const marked = markNew(view, new Set(['api/data-grid/data-grid/']), 'v8');
    expect(marked.since).toBe('v8');
    expect(listSince(marked)).toEqual([undefined, undefined]);
  });
});
