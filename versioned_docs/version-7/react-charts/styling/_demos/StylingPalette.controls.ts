import type {Controls} from '@site/plugins/code-variants/client';

export default {
  palette: {
    type: 'union',
    options: ['mangoFusion', 'blueberryTwilight', 'cheerfulFiesta'],
    default: 'mangoFusion',
  },
} satisfies Controls;
