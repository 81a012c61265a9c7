export {askAboutDemo} from './askAboutDemo';
export {FeedbackProvider} from './FeedbackProvider';
