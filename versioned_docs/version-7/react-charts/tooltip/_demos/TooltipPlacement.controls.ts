import type {Controls} from '@site/plugins/code-variants/client';

export default {
  placement: {type: 'union', options: ['top', 'bottom', 'left', 'right'], default: 'top'},
} satisfies Controls;
