import {describe, expect, it} from 'vitest';
import {markNew} from './markNew';
import type {ApiPageView} from './types';

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

const sinceOf = ({sections}: ApiPageView) => sections.flatMap(({entries}) => entries.map(({since}) => since));

describe('markNew', () => {
  it('marks the entries that the older version did not have', () => {
    const marked = markNew(view, new Set(['api/data-grid/data-grid/#prop-listView']), 'v8');
    expect(marked.since).toBeUndefined();
    expect(sinceOf(marked)).toEqual([undefined, 'v8']);
  });

  it('marks a new page once, not each of its entries', () => {
    const marked = markNew(view, new Set(['api/data-grid/data-grid/']), 'v8');
    expect(marked.since).toBe('v8');
    expect(sinceOf(marked)).toEqual([undefined, undefined]);
  });
});
