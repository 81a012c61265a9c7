import type {Controls} from '@site/plugins/code-variants/client';

export default {
  density: {type: 'union', options: ['compact', 'standard', 'comfortable'], default: 'standard'},
  showToolbar: {type: 'boolean', default: true},
  loading: {type: 'boolean', default: false},
} satisfies Controls;
