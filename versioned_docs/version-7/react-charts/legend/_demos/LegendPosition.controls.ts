import type {Controls} from '@site/plugins/code-variants/client';

export default {
  vertical: {type: 'union', options: ['top', 'middle', 'bottom'], default: 'bottom'},
  horizontal: {type: 'union', options: ['left', 'middle', 'right'], default: 'left'},
  direction: {type: 'union', options: ['row', 'column'], default: 'row'},
} satisfies Controls;
