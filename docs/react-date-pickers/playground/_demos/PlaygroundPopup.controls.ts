import type {Controls} from '@site/plugins/code-variants/client';

export default {
  elevation: {type: 'number', min: 0, max: 24, default: 8},
  borderRadius: {type: 'number', min: 0, max: 32, default: 16},
  borderColor: {type: 'union', options: ['divider', 'primary.main', 'warning.main'], default: 'primary.main'},
  showToolbar: {type: 'boolean', default: false},
  closeOnSelect: {type: 'boolean', default: false},
} satisfies Controls;
