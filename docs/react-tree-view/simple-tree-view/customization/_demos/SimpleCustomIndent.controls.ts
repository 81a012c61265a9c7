import type {Controls} from '@site/plugins/code-variants/client';

export default {
  itemChildrenIndentation: {type: 'number', min: 0, max: 60, step: 4, default: 24},
  paddingBlock: {type: 'number', min: 0, max: 12, default: 1},
} satisfies Controls;
