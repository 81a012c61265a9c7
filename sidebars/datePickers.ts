import {apiLink, group, type SidebarItems} from './items';

export default [
  'react-date-pickers/index',
  'react-date-pickers/quickstart/index',
  'react-date-pickers/base-concepts/index',
  group(
    'Components',
    'pickers-components',
    [
      group('Date components', 'pickers-date-components', [
        'react-date-pickers/date-picker/index',
        'react-date-pickers/date-field/index',
        'react-date-pickers/date-calendar/index',
      ]),
      group('Time components', 'pickers-time-components', [
        'react-date-pickers/time-picker/index',
        'react-date-pickers/time-field/index',
        'react-date-pickers/time-clock/index',
        'react-date-pickers/digital-clock/index',
      ]),
      group('Date Time components', 'pickers-date-time-components', [
        'react-date-pickers/date-time-picker/index',
        'react-date-pickers/date-time-field/index',
      ]),
      group(
        'Date Range components',
        'pickers-date-range-components',
        [
          'react-date-pickers/date-range-picker/index',
          'react-date-pickers/date-range-field/index',
          'react-date-pickers/date-range-calendar/index',
        ],
        {plan: 'pro'},
      ),
      group(
        'Time Range components',
        'pickers-time-range-components',
        ['react-date-pickers/time-range-picker/index', 'react-date-pickers/time-range-field/index'],
        {plan: 'pro'},
      ),
      group(
        'Date Time Range components',
        'pickers-date-time-range-components',
        ['react-date-pickers/date-time-range-picker/index', 'react-date-pickers/date-time-range-field/index'],
        {plan: 'pro'},
      ),
      'react-date-pickers/fields/index',
    ],
    {subheader: true},
  ),
  group(
    'Main features',
    'pickers-main-features',
    [
      'react-date-pickers/validation/index',
      'react-date-pickers/lifecycle/index',
      'react-date-pickers/shortcuts/index',
      'react-date-pickers/accessibility/index',
    ],
    {subheader: true},
  ),
  group(
    'Localization',
    'pickers-localization',
    [
      'react-date-pickers/localization/index',
      'react-date-pickers/adapters-locale/index',
      'react-date-pickers/timezone/index',
      'react-date-pickers/calendar-systems/index',
    ],
    {subheader: true},
  ),
  group(
    'Customization',
    'pickers-customization',
    [
      'react-date-pickers/custom-components/index',
      'react-date-pickers/custom-layout/index',
      'react-date-pickers/custom-field/index',
      'react-date-pickers/custom-opening-button/index',
      'react-date-pickers/playground/index',
    ],
    {subheader: true},
  ),
  apiLink('date-pickers'),
] satisfies SidebarItems;
