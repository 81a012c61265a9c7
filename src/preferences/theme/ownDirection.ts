import {languages} from '../../../config/languages';
import {languageOf} from '../../navigation/languageOf';
import type {Direction} from './types';

/**
 * The direction of the language of a page: that of readers who have chosen none.
 *
 * @param path - of the page's address: `/ar/x/introduction/`
 */
export function ownDirection(path: string): Direction {
  return languages[languageOf(path)].direction;
}
