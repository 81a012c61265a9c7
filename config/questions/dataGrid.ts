import {advancedQuestions} from './dataGrid/advanced';
import {columnAndRowQuestions} from './dataGrid/columnsAndRows';
import {mainFeatureQuestions} from './dataGrid/mainFeatures';
import {startQuestions} from './dataGrid/start';
import type {PageQuestions} from '../../plugins/pages/cli/content/types';

/** What readers of the data grid ask, and where the pages answer it. */
export const dataGridQuestions: PageQuestions = {
  ...startQuestions,
  ...columnAndRowQuestions,
  ...mainFeatureQuestions,
  ...advancedQuestions,
};
