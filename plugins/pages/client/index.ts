export {type PageFlags, type Plan} from '../frontMatter';
