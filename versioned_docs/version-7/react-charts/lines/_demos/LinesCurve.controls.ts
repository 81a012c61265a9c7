import type {Controls} from '@site/plugins/code-variants/client';

export default {
  curve: {
    type: 'union',
    options: ['monotoneX', 'linear', 'natural', 'catmullRom', 'step', 'stepBefore', 'stepAfter', 'monotoneY'],
    default: 'monotoneX',
  },
  showMark: {type: 'boolean', default: true},
  area: {type: 'boolean', default: false},
} satisfies Controls;
