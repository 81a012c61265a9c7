import type {Controls} from '@site/plugins/code-variants/client';

export default {
  axisLabel: {type: 'text', default: 'Departures per day'},
  borderRadius: {type: 'number', min: 0, max: 16, default: 0},
  showLabels: {type: 'boolean', default: true},
} satisfies Controls;
