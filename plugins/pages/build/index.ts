// What other plugins may use of the rules for pages, of their sources and of the sections that they belong to.
export {claimsFile} from '../lostClaims';
export {readPages, type SourcePage} from './readPages';
export {getSection} from './sections';
