import type {Controls} from '@site/plugins/code-variants/client';

export default {
  part: {
    type: 'union',
    options: [
      'header',
      'label',
      'switchViewButton',
      'weekDayLabel',
      'weekNumber',
      'weekContainer',
      'day',
      'selectedDay',
      'disabledDay',
    ],
    default: 'selectedDay',
  },
  color: {type: 'text', default: 'rebeccapurple'},
  outlineWidth: {type: 'number', min: 1, max: 6, default: 3},
} satisfies Controls;
