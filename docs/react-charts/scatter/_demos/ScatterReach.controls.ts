import type {Controls} from '@site/plugins/code-variants/client';

export default {
  voronoiMaxRadius: {type: 'number', min: 5, max: 200, step: 5, default: 30},
  markerSize: {type: 'number', min: 2, max: 12, default: 5},
} satisfies Controls;
