import type {Controls} from '@site/plugins/code-variants/client';

export default {
  palette: {
    type: 'union',
    options: [
      'mangoFusion',
      'rainbowSurge',
      'blueberryTwilight',
      'cheerfulFiesta',
      'strawberrySky',
      'purple',
    ],
    default: 'mangoFusion',
  },
} satisfies Controls;
