import {documentedVersions, currentName} from '../plugins/library-versions/build/versions';
import type {Options, SiteFacts} from '../plugins/translations/options';
import {listTranslations, startedLanguages} from './languages';
import {requiredTranslations} from './requiredTranslations';

/**
 * What the commands of translators know of this site.
 *
 * @param siteDir - absolute path of the project
 */
export function translationFacts(siteDir: string): SiteFacts {
  return {
    languages: listTranslations(),
    startedLanguages: startedLanguages(),
    requiredPages: requiredTranslations,
    olderVersions: () => documentedVersions(siteDir).filter(({name}) => name !== currentName),
  };
}

/**
 * Options of the plugin `translations`.
 *
 * @param siteDir - absolute path of the project
 * @param version - the one that is built
 */
export function translationsOptions(siteDir: string, version: {readonly name: string}): Options {
  return {version: version.name, site: translationFacts(siteDir)};
}
