export {layoutScript} from './layouts';
