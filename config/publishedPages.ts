import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {hasShape, isObject} from '../src/lib/hasShape';
import type {FrontMatterFaults, Options, SiteFacts} from '../plugins/pages/options';
import {redirectTest} from './findRedirect';
import {apiKnownNames, apiModel} from './apiReference';
import {languageBase, listLanguages, listTranslations} from './languages';
import {readPublished} from './publishedAddresses';
import {partPlace, buildRedirects} from './redirects';
import {socialCards} from './socialCards';
import {
  builtVersion,
  currentName,
  documentedVersions,
  type DocumentedVersion,
} from '../plugins/library-versions/build/versions';

/**
 * Options of the plugin that keeps the rules of pages: which addresses were ever published, and which lead elsewhere.
 *
 * @param siteDir the project's folder
 * @param version the one that is built
 * @param all versions of this checkout
 * @param faults what the reading of the pages finds
 */
export function pagesOptions(
  siteDir: string,
  version: DocumentedVersion,
  all: readonly DocumentedVersion[],
  faults: FrontMatterFaults,
): Options {
  const parts = all.flatMap((each) => listLanguages().map((language) => partPlace(language, each)));
  return {
    docsDir: version.docsDir,
    ...(version.name === currentName && {readTree: () => readTree(siteDir)}),
    faults,
    published: readPublished(siteDir),
    redirects: redirectTest(buildRedirects(parts)),
    cards: socialCards(),
    site: siteFacts(siteDir),
  };
}

const hasTree = hasShape<{tree: object}>({tree: isObject});

/** What `sidebars/tree.ts` says now: a development server runs on while writers change it. */
async function readTree(siteDir: string): Promise<object> {
  const read: unknown = await loadFreshModule(path.join(siteDir, 'sidebars/tree.ts'));
  if (!hasTree(read)) throw new Error('sidebars/tree.ts exports no tree');
  return read.tree;
}

/** What the commands of authors know of this site. */
function siteFacts(siteDir: string): SiteFacts {
  return {
    languages: listTranslations(),
    bases: listLanguages().map(languageBase),
    olderVersions: () =>
      documentedVersions(siteDir).flatMap(({name}) => (name === currentName ? [] : [name])),
    readMeasures: async () => (await import('./content')).readMeasures(siteDir),
    readModel: () => apiModel(siteDir, builtVersion(siteDir))(),
    readKnownNames: () => apiKnownNames(siteDir, builtVersion(siteDir))(),
  };
}
