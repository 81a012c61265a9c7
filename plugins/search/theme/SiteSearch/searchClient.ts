import settings from '@generated/docusaurus-plugin-search/default/settings.json';
import {languageFor} from '@site/config/languages';
import {browserSources} from '../../client/sources';
import type {SearchScope} from '../../engine/types';
import {createSearchEngine, type SearchEngine} from '../../engine/searchEngine';

/** What outlives one opening of the dialog: the files that were read. */
export interface SearchClient {
  /** What is searched unless the reader chooses otherwise: the version and the language of the page. */
  readonly scope: SearchScope;
  /** Asks nobody but this site. */
  readonly local: SearchEngine;
  /** For readers who agreed to third parties; the same where none is configured. */
  readonly withServices: SearchEngine;
}

/**
 * The engines that this site is configured with.
 *
 * @param locale - of the page
 */
export function createClient(locale: string): SearchClient {
  const {version, algolia} = settings;
  const scope: SearchScope = {
    language: languageFor(locale),
    version,
    allVersions: false,
    product: null,
    plan: null,
    about: null,
  };
  const local = createSearchEngine(browserSources(null));
  // What it reads is there when the dialog opens. A failure is told there, after another try.
  local.load(scope).catch(() => undefined);
  return {scope, local, withServices: algolia ? createSearchEngine(browserSources(algolia)) : local};
}
