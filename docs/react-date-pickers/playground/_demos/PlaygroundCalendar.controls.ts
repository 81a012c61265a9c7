import type {Controls} from '@site/plugins/code-variants/client';

export default {
  openTo: {type: 'union', options: ['day', 'month', 'year'], default: 'day'},
  showDaysOutsideCurrentMonth: {type: 'boolean', default: false},
  displayWeekNumber: {type: 'boolean', default: false},
  fixedWeekNumber: {type: 'number', min: 5, max: 6, default: 5},
  yearsOrder: {type: 'union', options: ['asc', 'desc'], default: 'asc'},
  yearsPerRow: {type: 'number', min: 3, max: 4, default: 3},
  withoutWeekends: {type: 'boolean', default: false},
  loading: {type: 'boolean', default: false},
} satisfies Controls;
