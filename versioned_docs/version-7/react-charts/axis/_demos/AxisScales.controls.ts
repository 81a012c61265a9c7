import type {Controls} from '@site/plugins/code-variants/client';

export default {
  scaleType: {type: 'union', options: ['log', 'sqrt', 'linear'], default: 'log'},
} satisfies Controls;
