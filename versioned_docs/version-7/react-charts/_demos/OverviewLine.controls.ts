import type {Controls} from '@site/plugins/code-variants/client';

export default {
  area: {type: 'boolean', default: true},
  curve: {
    type: 'union',
    options: ['monotoneX', 'natural', 'linear', 'step'],
    default: 'monotoneX',
  },
  showMark: {type: 'boolean', default: false},
} satisfies Controls;
