// What other plugins may use of the models of the packages, and of the names in pages.
export type {BreakingChange} from '../diff/breaking';
export {compareModels} from '../diff/compareModels';
export type {ApiChange} from '../diff/types';
export type {ApiComponent, ApiModel, ApiProduct} from '../model/types';
export {compilerOptions, hostWith, packagePaths} from '../extract/compilerOptions';
export {findName} from '../names/findName';
export {pageContext} from '../names/pageContext';
export {readNames, type NamingPage} from '../names/pageNames';
export type {KnownNames, OlderNames} from '../names/proseNames';
