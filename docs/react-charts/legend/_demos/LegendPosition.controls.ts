import type {Controls} from '@site/plugins/code-variants/client';

export default {
  vertical: {type: 'union', options: ['top', 'middle', 'bottom'], default: 'bottom'},
  horizontal: {type: 'union', options: ['start', 'center', 'end'], default: 'start'},
  direction: {type: 'union', options: ['horizontal', 'vertical'], default: 'horizontal'},
} satisfies Controls;
