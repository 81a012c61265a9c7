import type {Controls} from '@site/plugins/code-variants/client';

export default {
  innerRadius: {type: 'number', min: 0, max: 100, step: 5, default: 60},
  paddingAngle: {type: 'number', min: 0, max: 10, default: 2},
  cornerRadius: {type: 'number', min: 0, max: 20, default: 3},
  legendHidden: {type: 'boolean', default: false},
} satisfies Controls;
