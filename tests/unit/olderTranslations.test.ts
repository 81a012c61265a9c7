import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {translationFacts} from '../../config/translations';
import {listPages} from '../../plugins/translations/listPages';
import {englishPath, translatedPath} from '../../plugins/translations/pagePaths';
import {getPageState} from '../../plugins/translations/translationState';
import {readIfThere} from '../../src/lib/node/readIfThere';

const {languages, olderVersions} = translationFacts(process.cwd());

/** Pages of all older versions, as translators name them. */
const pages = olderVersions().flatMap(({name, path}) =>
  listPages(process.cwd(), `version-${name}`).map((page) => `${path}/${page}`),
);

// Nobody goes on with an older version: what its readers are told to be outdated stays so.
it.each(languages)('no page of an older version is stale in %s', (language) => {
  expect(pages.length).toBeGreaterThan(0);
  const stale = pages.filter((page) => {
    const translation = readIfThere(process.cwd(), translatedPath(page, language));
    return getPageState(readFileSync(englishPath(page), 'utf8'), translation) === 'stale';
  });
  expect(stale).toEqual([]);
});
