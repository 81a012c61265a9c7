import type {ApiHook, ApiMember} from '../model/types';

const member: ApiMember = {
  name: 'of',
  required: true,
  type: {
    text: 'GridEditMode',
    node: {kind: 'name', name: 'GridEditMode', args: [], page: 'data-grid/grid-edit-mode'},
  },
  default: null,
  description: 'Whose mode.',
  notes: [],
  deprecated: null,
  signature: null,
  plan: 'community',
  declaredIn: null,
};

const text = (name: string) => ({text: name, node: {kind: 'name' as const, name, args: []}});

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
        {
          name: 'parameters',
          optional: false,
          rest: false,
          description: '',
          type: text('UseModeParameters'),
        },
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
