import type {Controls} from '@site/plugins/code-variants/client';

export default {
  anchor: {type: 'union', options: ['node', 'pointer'], default: 'node'},
  position: {type: 'union', options: ['top', 'bottom', 'left', 'right'], default: 'top'},
} satisfies Controls;
