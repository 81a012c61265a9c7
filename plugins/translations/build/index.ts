// What other plugins may use of the lists of pages, and of the state of translations.
export {addressesIn, listPages, listTranslatedPages} from '../listPages';
export {englishPath, parsePagePath, sourceFolder, translatedFolder, translatedPath} from '../pagePaths';
export {readTexts} from '../interfaceTexts';
export {sourceHash} from '../sourceHash';
export {getPageState} from '../translationState';
export {pageFromArgument, readSource} from './sitePages';
