import packageJson from '../package.json';
import {
  knownNames,
  migrationFrom,
  createModelLoader,
  toPackageSet,
  packagesBefore,
  type ApiFacts,
  type Migration,
} from '../plugins/api-reference/build/siteApi';
import type {ApiModel} from '../plugins/api-reference/model/types';
import type {KnownNames} from '../plugins/api-reference/names/proseNames';
import type {Options} from '../plugins/api-reference/options';
import type {PackageSet} from '../plugins/api-reference/packageSets';
import {demoNames} from '../plugins/code-variants/demoFiles';
import {highlight} from '../plugins/code-variants/highlight';
import {currentRecord} from '../plugins/library-versions/build/versionRecord';
import {documentedVersions, type DocumentedVersion} from '../plugins/library-versions/build/versions';
import archived from '../versionsArchived.json';
import {foreignNames} from './foreignNames';
import {languageBase} from './languages';
import {equivalentTypes} from './migration';
import {oldNames} from './oldNames';

/** The packages whose API is documented: those that a reader installs. */
const documented = [
  '@mui/x-data-grid',
  '@mui/x-data-grid-pro',
  '@mui/x-data-grid-premium',
  '@mui/x-date-pickers',
  '@mui/x-date-pickers-pro',
  '@mui/x-charts',
  '@mui/x-charts-pro',
  '@mui/x-tree-view',
  '@mui/x-tree-view-pro',
];

const archivedAddresses: Readonly<Record<string, {readonly x: string} | undefined>> = archived;
const olderId = 'v7';
const olderAddress = archivedAddresses[olderId]?.x;

/** The packages of the version before, which are installed under aliases, and the site that documents them. */
export const olderPackages: PackageSet = {
  id: olderId,
  packages: Object.fromEntries(documented.map((name) => [name, `node_modules/${name}-${olderId}`])),
  ...(olderAddress !== undefined && {address: new URL('/x/', olderAddress).href}),
};

const facts: ApiFacts = {
  documented,
  namedOnly: ['@mui/x-license'],
  foreign: foreignNames,
  oldNames: Object.values(oldNames).flat(),
  equivalentTypes,
  older: olderPackages,
};

/** The packages of the current version. */
export const currentPackages: PackageSet = toPackageSet(documented, {
  name: 'current',
  path: '',
  docsDir: 'docs',
  packages: currentRecord(packageJson.dependencies),
});

/**
 * Options of the plugin. The second set brings the pages of changes and the marks of what is new.
 *
 * @param built the version that is built
 * @param all those of this checkout, newest first
 * @param locale that is built
 */
export function apiReferenceOptions(
  built: DocumentedVersion,
  all: readonly DocumentedVersion[],
  locale: string | undefined,
): Options {
  const older = packagesBefore(facts, built, all, languageBase(locale));
  return {
    packageSets: [toPackageSet(documented, built), ...(older ? [older] : [])],
    highlight,
    demoNames,
    ...(built.path !== '' && {translations: `version-${built.name}`}),
  };
}

/** What the names in prose of a version are held against. */
export function apiKnownNames(siteDir: string, version: DocumentedVersion): () => Promise<KnownNames> {
  return knownNames(facts, siteDir, version);
}

/** The model of a version's packages. */
export function apiModel(siteDir: string, version: DocumentedVersion): () => Promise<ApiModel> {
  return createModelLoader(siteDir, toPackageSet(documented, version));
}

/**
 * What lies between a version and the one before.
 *
 * @returns `undefined` when the packages of no version before are known
 */
export function migrationTo(siteDir: string, version: DocumentedVersion): Migration | undefined {
  const older = packagesBefore(facts, version, documentedVersions(siteDir), languageBase(undefined));
  return older && migrationFrom(facts, siteDir, older, version);
}
