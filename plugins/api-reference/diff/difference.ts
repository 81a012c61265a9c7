import type {ApiModel} from '../model/types';
import type {EquivalentType} from './typeTexts';
import {compareModels} from './compareModels';
import type {ApiChange} from './types';

/** Two models with everything that lies between them. */
export interface ApiDifference {
  models: {before: ApiModel; after: ApiModel};
  changes: readonly ApiChange[];
  /** Ways to write one type, which are no change. */
  equivalents: readonly EquivalentType[];
}

/** Compares two models, once for all who ask what lies between them. */
export function apiDifference(
  before: ApiModel,
  after: ApiModel,
  equivalents: readonly EquivalentType[],
): ApiDifference {
  return {models: {before, after}, changes: compareModels(before, after), equivalents};
}
