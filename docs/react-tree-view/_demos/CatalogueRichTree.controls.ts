import type {Controls} from '@site/plugins/code-variants/client';

export default {
  checkboxSelection: {type: 'boolean', default: true},
  parents: {type: 'boolean', default: true},
  descendants: {type: 'boolean', default: true},
} satisfies Controls;
