import {translate} from '@docusaurus/Translate';
import type {OfflineList} from '../../list';

/** A version with its language, by the language's own name: "Version 8.0.0, English". */
export function versionText({version, language}: Pick<OfflineList, 'version' | 'language'>): string {
  const name = new Intl.DisplayNames([language], {type: 'language'}).of(language) ?? language;
  return translate(
    {
      id: 'offline.version',
      message: 'Version {version}, {language}',
      description: 'A version of the documentation with its language, at the start of a sentence',
    },
    {version, language: name},
  );
}
