import type {Controls} from '@site/plugins/code-variants/client';

export default {
  checkboxSelection: {type: 'boolean', default: true},
} satisfies Controls;
