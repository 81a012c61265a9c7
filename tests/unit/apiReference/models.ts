import type {ApiHook, ApiMember, ApiModel, ApiType} from '../../../plugins/api-reference/model/types';

const text = (name: string, page?: string): ApiType => ({
  text: name,
  node: {kind: 'name', name, args: [], ...(page !== undefined && {page})},
});

const member: ApiMember = {
  name: 'of',
  required: true,
  type: text('GridEditMode', 'data-grid/grid-edit-mode'),
  default: null,
  description: 'Whose mode.',
  notes: [],
  deprecated: null,
  signature: null,
  plan: 'community',
  declaredIn: null,
};

/** A hook that takes an object and returns one. */
export const useMode: ApiHook = {
  kind: 'hook',
  name: 'useMode',
  slug: 'use-mode',
  product: 'data-grid',
  plan: 'community',
  imports: [{package: '@mui/x-data-grid', plan: 'community', statements: ['import A;']}],
  description: '',
  deprecated: null,
  unstable: false,
  source: {package: '@mui/x-data-grid', file: 'hooks/useMode', url: 'https://github.com/a'},
  signatures: [
    {
      text: '(parameters: UseModeParameters) => UseModeReturn',
      typeParameters: [],
      params: [
        {name: 'parameters', optional: false, rest: false, description: '', type: text('UseModeParameters')},
      ],
      returns: {type: text('UseModeReturn'), description: ''},
    },
  ],
  options: [
    {...member, name: 'isLive', required: false, type: text('boolean'), default: 'false', description: ''},
    member,
  ],
  returned: [{...member, name: 'mode', description: 'The mode.'}],
};

/** A model without a page. */
export const emptyModel: ApiModel = {
  set: 'test',
  packages: {},
  exports: {'data-grid': [], 'date-pickers': [], charts: [], 'tree-view': []},
  entryPoints: [],
  pages: [],
  events: [],
  apiObject: [],
  selectors: [],
};

/** A model with a hook, one event, one method and one selector. */
export const gridLists: ApiModel = {
  ...emptyModel,
  set: 'v8',
  packages: {'@mui/x-data-grid': '8.0.0'},
  pages: [useMode],
  events: [
    {
      name: 'rowClick',
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
      methods: [
        {
          ...member,
          name: 'sortColumn',
          type: text('Function'),
          description: 'Sorts a column.',
          declaredIn: 'GridSortApi',
        },
      ],
    },
  ],
  selectors: [
    {
      name: 'gridSortModelSelector',
      plan: 'pro',
      category: 'Sorting',
      description: 'The sort model.',
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
