import {componentQuestions} from './datePickers/components';
import {guideQuestions} from './datePickers/guides';
import type {PageQuestions} from '../../plugins/pages/cli/content/types';

/** What readers of the date and time pickers ask, and where the pages answer it. */
export const datePickerQuestions: PageQuestions = {
  ...componentQuestions,
  ...guideQuestions,
};
