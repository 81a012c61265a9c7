import type {Controls} from '@site/plugins/code-variants/client';

export default {
  innerRadius: {type: 'number', min: 0, max: 100, step: 5, default: 45},
  outerRadius: {type: 'number', min: 40, max: 120, step: 5, default: 90},
  paddingAngle: {type: 'number', min: 0, max: 20, default: 3},
  cornerRadius: {type: 'number', min: 0, max: 30, default: 6},
  startAngle: {type: 'number', min: -180, max: 180, step: 10, default: 0},
  endAngle: {type: 'number', min: 0, max: 540, step: 10, default: 360},
} satisfies Controls;
