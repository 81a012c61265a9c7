import type {Controls} from '@site/plugins/code-variants/client';

export default {
  scaleType: {type: 'union', options: ['log', 'symlog', 'sqrt', 'linear'], default: 'log'},
} satisfies Controls;
