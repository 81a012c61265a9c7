import type {Controls} from '@site/plugins/code-variants/client';

export default {
  label: {type: 'text', default: 'Delivery'},
  format: {
    type: 'union',
    options: ['MM/DD/YYYY', 'DD.MM.YYYY', 'YYYY-MM-DD', 'D MMMM YYYY'],
    default: 'MM/DD/YYYY',
  },
  variant: {type: 'union', options: ['outlined', 'filled', 'standard'], default: 'outlined'},
  size: {type: 'union', options: ['small', 'medium'], default: 'medium'},
  openPickerButtonPosition: {type: 'union', options: ['start', 'end'], default: 'end'},
  clearable: {type: 'boolean', default: false},
  readOnly: {type: 'boolean', default: false},
  disabled: {type: 'boolean', default: false},
} satisfies Controls;
