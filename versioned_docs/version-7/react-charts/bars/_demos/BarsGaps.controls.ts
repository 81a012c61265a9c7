import type {Controls} from '@site/plugins/code-variants/client';

export default {
  categoryGapRatio: {type: 'number', min: 0, max: 0.9, step: 0.1, default: 0.4},
  barGapRatio: {type: 'number', min: -1, max: 1, step: 0.1, default: 0.1},
  borderRadius: {type: 'number', min: 0, max: 24, default: 6},
} satisfies Controls;
