export {askAboutDemo} from './askAboutDemo';
