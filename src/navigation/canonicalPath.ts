import {stripLanguage} from './stripLanguage';

/**
 * The address that stands for a page in every language: no language prefix, no query, no hash; the version prefix
 * stays.
 */
export function canonicalPath(path: string): string {
  return stripLanguage(path.replace(/[?#].*$/s, ''));
}
