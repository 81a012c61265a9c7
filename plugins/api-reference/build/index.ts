// What other plugins may use of the models of the packages.
export {compareModels} from '../diff/compareModels';
export type {ApiChange} from '../diff/types';
export type {ApiModel} from '../model/types';
export type {KnownNames} from '../names/proseNames';
