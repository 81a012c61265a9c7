import type {Controls} from '@site/plugins/code-variants/client';

export default {
  format: {
    type: 'union',
    options: ['MM/DD/YYYY', 'DD.MM.YYYY', 'YYYY-MM-DD', 'D MMMM YYYY'],
    default: 'MM/DD/YYYY',
  },
  readOnly: {type: 'boolean', default: false},
  disabled: {type: 'boolean', default: false},
} satisfies Controls;
