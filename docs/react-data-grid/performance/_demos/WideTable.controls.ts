import type {Controls} from '@site/plugins/code-variants/client';

export default {
  rowBufferPx: {type: 'number', min: 0, max: 600, default: 150},
  columnBufferPx: {type: 'number', min: 0, max: 600, default: 150},
} satisfies Controls;
