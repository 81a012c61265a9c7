import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {readIfThere} from '../../src/lib/node/readIfThere';
import {extractTexts} from './extractTexts';
import {idPlaces} from './idPlaces';
import {compareTexts, describeTextReport, englishTexts, readTexts} from './interfaceTexts';
import {listPages, listTranslatedPages} from './listPages';
import {translatedFolder} from './pagePaths';
import {requiredLabels} from './requiredLabels';
import {compareUntranslatedPages, parseUntranslatedPages, untranslatedPagesFile} from './untranslatedPages';

/** Where to look for interface texts. */
export type TextSources = {
  /** Absolute path of the project. */
  siteDir: string;
  /** Folder name of the language under `i18n/`. */
  language: string;
  sidebars: SidebarsConfig;
  /** Folder of the version whose pages are held against their names: `version-7`; the current one without it. */
  version?: string;
  /** Whether the language has only been started, so that what is the same as in English counts as not translated. */
  isStarted?: boolean;
};

function untranslatedPageMistakes(siteDir: string, language: string, version: string): string[] {
  const file = untranslatedPagesFile(language, version);
  const json = readIfThere(siteDir, file);
  const names = parseUntranslatedPages(json ?? '{}', file);
  const translated = listTranslatedPages(siteDir, language, version);
  return compareUntranslatedPages(names, listPages(siteDir, version), translated, file, idPlaces(file, json));
}

/**
 * Every interface text that a language lacks or no longer needs: texts of the source, labels of sidebars, names of the
 * pages that it does not translate yet.
 *
 * @returns one line per mistake, naming its place; empty when the language is complete
 */
export async function findMissingTexts({
  siteDir,
  language,
  sidebars,
  version = 'current',
  isStarted = false,
}: TextSources): Promise<string[]> {
  const codeFile = `i18n/${language}/code.json`;
  const [used, defaults] = await Promise.all([
    extractTexts(siteDir),
    readDefaultCodeTranslationMessages({locale: language, name: 'theme-common'}),
  ]);
  const placesIn = (file: string) => idPlaces(file, readIfThere(siteDir, file));
  const labelFile = `${translatedFolder(language, version)}.json`;
  const labels = readTexts(siteDir, labelFile);
  const required = requiredLabels(sidebars);
  const findPlace = placesIn(labelFile);
  return [
    ...describeTextReport(
      compareTexts(used, readTexts(siteDir, codeFile), defaults, isStarted),
      placesIn(codeFile),
    ),
    ...Object.keys(required)
      .filter((id) => !labels[id]?.trim())
      .map((id) => `${findPlace(id)}: label "${id}" has no translation`),
    ...englishTexts(required, labels, isStarted).map(
      (id) => `${findPlace(id)}: label "${id}" is still English`,
    ),
    ...untranslatedPageMistakes(siteDir, language, version),
  ];
}
