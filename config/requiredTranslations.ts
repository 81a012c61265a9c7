import {startedLanguages} from './languages';

/**
 * Pages that a language that is in progress must have: where a reader starts, and the five that matter most of each
 * product. The rest of the site may show English with a notice.
 */
const pages: readonly string[] = [
  'introduction',
  'introduction/installation',
  'introduction/licensing',
  'introduction/support',
  'introduction/roadmap',
  'common-concepts/custom-components',
  'react-data-grid',
  'react-data-grid/quickstart',
  'react-data-grid/column-definition',
  'react-data-grid/row-height',
  'react-data-grid/editing',
  'react-data-grid/sorting',
  'react-data-grid/filtering',
  'react-date-pickers',
  'react-date-pickers/quickstart',
  'react-date-pickers/base-concepts',
  'react-date-pickers/date-picker',
  'react-date-pickers/validation',
  'react-date-pickers/adapters-locale',
  'react-date-pickers/localization',
  'react-charts',
  'react-charts/quickstart',
  'react-charts/bars',
  'react-charts/lines',
  'react-charts/pie',
  'react-charts/axis',
  'react-charts/tooltip',
  'react-tree-view',
  'react-tree-view/quickstart',
  'react-tree-view/rich-tree-view/items',
  'react-tree-view/rich-tree-view/selection',
  'react-tree-view/rich-tree-view/expansion',
  'react-tree-view/rich-tree-view/customization',
  'react-tree-view/rich-tree-view/editing',
];

/** The pages that must exist in a language: none in one that was only started. */
export function requiredTranslations(language: string): readonly string[] {
  return startedLanguages().some((each) => each === language) ? [] : pages;
}
