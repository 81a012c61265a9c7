import {featureQuestions} from './charts/features';
import {kindQuestions} from './charts/kinds';
import type {PageQuestions} from '../../plugins/pages/cli/content/types';

/** What readers of the charts ask, and where the pages answer it. */
export const chartQuestions: PageQuestions = {
  ...kindQuestions,
  ...featureQuestions,
};
