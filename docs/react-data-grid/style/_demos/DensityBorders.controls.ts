import type {Controls} from '@site/plugins/code-variants/client';

export default {
  density: {type: 'union', options: ['compact', 'standard', 'comfortable'], default: 'compact'},
  showCellVerticalBorder: {type: 'boolean', default: true},
  showColumnVerticalBorder: {type: 'boolean', default: true},
} satisfies Controls;
