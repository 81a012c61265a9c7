import {readField} from '../../src/mdx/frontMatterLines';
import {sourceHash} from './sourceHash';

/** How a page stands in a language: up to date, made from an older English page, or not there. */
export type TranslationState = 'translated' | 'stale' | 'missing';

/**
 * State of one page's translation.
 *
 * @param source - content of the English file
 * @param recordedHash - `source_hash` of the translated page; `undefined` when there is no translated page
 */
export function translationState(source: string, recordedHash: string | undefined): TranslationState {
  if (recordedHash === undefined) {
    return 'missing';
  }
  return recordedHash === sourceHash(source) ? 'translated' : 'stale';
}

/** The same of a translated page as it is written; one without a hash is not known to be up to date. */
export function getPageState(source: string, translation: string | undefined): TranslationState {
  const hash = translation === undefined ? undefined : (readField(translation, 'source_hash') ?? '');
  return translationState(source, hash);
}
