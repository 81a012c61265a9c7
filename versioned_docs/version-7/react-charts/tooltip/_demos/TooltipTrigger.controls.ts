import type {Controls} from '@site/plugins/code-variants/client';

export default {
  trigger: {type: 'union', options: ['axis', 'item', 'none'], default: 'axis'},
} satisfies Controls;
