import type {ApiMember, ApiModel} from '../model/types';
import {useMode} from './useMode';

const text = (name: string) => ({text: name, node: {kind: 'name' as const, name, args: []}});

const sortColumn: ApiMember = {
  name: 'sortColumn',
  required: true,
  type: text('Function'),
  default: null,
  description: 'Sorts a column.',
  notes: [],
  deprecated: null,
  signature: null,
  plan: 'community',
  declaredIn: 'GridSortApi',
};

/** A model with one event, one method and one selector. */
export const gridLists: ApiModel = {
  set: 'v8',
  packages: {'@mui/x-data-grid': '8.0.0'},
  exports: {'data-grid': [], 'date-pickers': [], charts: [], 'tree-view': []},
  entryPoints: [],
  pages: [useMode],
  events: [
    {
      name: 'rowClick',
      product: 'data-grid',
      plan: 'community',
      description: 'Fired after a click.',
      params: text('GridRowParams'),
      event: text('MuiEvent'),
      prop: 'onRowClick',
      deprecated: null,
    },
  ],
  apiObject: [
    {
      id: 'sort',
      name: 'GridSortApi',
      title: 'Sort',
      plan: 'community',
      description: '',
      methods: [sortColumn],
    },
  ],
  selectors: [
    {
      name: 'gridSortModelSelector',
      product: 'data-grid',
      plan: 'pro',
      category: 'Sorting',
      description: 'The sort model.',
      returns: text('GridSortModel'),
      signature: {
        text: '(apiRef: GridApiRef) => GridSortModel',
        typeParameters: [],
        params: [],
        returns: {type: text('GridSortModel'), description: ''},
      },
      deprecated: {text: 'Use `other`.'},
    },
  ],
};
