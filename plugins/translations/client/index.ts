export {type Catalog, lateText} from './lateText';
export {LateTextProvider, useLateText} from './LateTextProvider';
export {type PageProps, usePageProps} from './usePageProps';
export {createMissingTextWarner, type MissingTextWarner} from './warnMissing';
