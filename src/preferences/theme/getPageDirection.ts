import {languages} from '../../../config/languages';
import {getLanguage} from '../../navigation/getLanguage';
import type {Direction} from './types';

/**
 * The direction of the language of a page: that of readers who have chosen none.
 *
 * @param path - of the page's address: `/ar/x/introduction/`
 */
export function getPageDirection(path: string): Direction {
  return languages[getLanguage(path)].direction;
}
