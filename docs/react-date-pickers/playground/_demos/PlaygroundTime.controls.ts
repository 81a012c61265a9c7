import type {Controls} from '@site/plugins/code-variants/client';

export default {
  ampm: {type: 'boolean', default: true},
  withSeconds: {type: 'boolean', default: false},
  hours: {type: 'number', min: 1, max: 6, default: 1},
  minutes: {type: 'number', min: 1, max: 30, default: 5},
  skipDisabled: {type: 'boolean', default: false},
  readOnly: {type: 'boolean', default: false},
} satisfies Controls;
