export {LateTextProvider, useLateText} from './LateTextProvider';
export {type PageProps, usePageProps} from './usePageProps';
