import path from 'node:path';
import {declaredNames} from '../plugins/api-reference/names/declaredNames';
import {apiNames} from '../plugins/api-reference/names/apiNames';
import {apiDifference, type ApiDifference} from '../plugins/api-reference/diff/difference';
import type {KnownNames, OlderNames} from '../plugins/api-reference/names/proseNames';
import {loadApiModel} from '../plugins/api-reference/model/readModel';
import type {ApiModel} from '../plugins/api-reference/model/types';
import type {Options} from '../plugins/api-reference/options';
import type {PackageSet} from '../plugins/api-reference/packageSets';
import {demoNames} from '../plugins/code-variants/demoFiles';
import {highlight} from '../plugins/code-variants/highlight';
import packageJson from '../package.json';
import archived from '../versionsArchived.json';
import {foreignNames} from './foreignNames';
import {languageBase} from './languages';
import {equivalentTypes} from './migration';
import {oldNames} from './oldNames';
import {currentRecord} from '../plugins/library-versions/build/versionRecord';
import {documentedVersions, type DocumentedVersion} from '../plugins/library-versions/build/versions';

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

/** Further packages that pages name exports of, without an API page. */
const namedOnly = ['@mui/x-license'];

/** A version as the reference needs it: those of the documented packages that it has. */
function packageSetOf({name, path: segment, packages}: DocumentedVersion): PackageSet {
  const folders = documented.flatMap((one): [string, string][] => {
    const installed = packages[one];
    return installed ? [[one, `node_modules/${installed.folder}`]] : [];
  });
  const [first = ''] = documented;
  const major = packages[first]?.version.split('.')[0] ?? name;
  return {id: segment === '' ? `v${major}` : segment, packages: Object.fromEntries(folders)};
}

/** The packages of the current version. */
export const currentPackages: PackageSet = packageSetOf({
  name: 'current',
  path: '',
  docsDir: 'docs',
  packages: currentRecord(packageJson.dependencies),
});

const archivedAddresses: Readonly<Record<string, {readonly x: string} | undefined>> = archived;
const olderId = 'v7';
const olderAddress = archivedAddresses[olderId]?.x;

/** The packages of the version before, which are installed under aliases, and the site that documents them. */
export const olderPackages: PackageSet = {
  id: olderId,
  packages: Object.fromEntries(documented.map((name) => [name, `node_modules/${name}-${olderId}`])),
  ...(olderAddress !== undefined && {address: new URL('/x/', olderAddress).href}),
};

/**
 * The packages of the major version before: as this checkout documents it, or for the current version its packages
 * alone. Right after a cut the newest version has the packages of the current one: it is not the one before.
 *
 * @param all the versions of this checkout, newest first
 */
function packagesBefore(
  version: DocumentedVersion,
  all: readonly DocumentedVersion[],
  locale?: string,
): PackageSet | undefined {
  const own = packageSetOf(version);
  const older = all.slice(all.findIndex(({name}) => name === version.name) + 1);
  const before = older.find((one) => packageSetOf(one).id !== own.id);
  if (before) return {...packageSetOf(before), address: `${languageBase(locale)}${before.path}/`};
  return version.path === '' ? olderPackages : undefined;
}

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
  const older = packagesBefore(built, all, locale);
  return {
    packageSets: [packageSetOf(built), ...(older ? [older] : [])],
    highlight,
    demoNames,
    ...(built.path !== '' && {translations: `version-${built.name}`}),
  };
}

/** A value that is made when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: {value: Value} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** A function that reads the model of a package set once, when it is first called. */
function modelOf(siteDir: string, packageSet: PackageSet): () => Promise<ApiModel> {
  return once(() => loadApiModel({siteDir, packageSet}));
}

/** Every name that packages declare, read when the first unknown name is held against it. */
function declaredIn(siteDir: string, folders: readonly string[]): () => ReadonlySet<string> {
  return once(() => declaredNames(folders.map((folder) => path.join(siteDir, folder))));
}

/**
 * What the names in prose are held against, read when the first page asks and shared by all pages of a build.
 *
 * @param siteDir - absolute path of the project
 * @param version - whose packages the prose is about
 */
export function apiKnownNames(siteDir: string, version: DocumentedVersion): () => Promise<KnownNames> {
  const folders = [...documented, ...namedOnly].flatMap((name) => {
    const installed = version.packages[name];
    return installed ? [`node_modules/${installed.folder}`] : [];
  });
  const declared = declaredIn(siteDir, folders);
  const model = apiModel(siteDir, version);
  return once(async () => ({names: apiNames(await model()), foreign: foreignNames, declared}));
}

/** The model of a version's packages, read when the first page asks and shared by all pages of a build. */
export function apiModel(siteDir: string, version: DocumentedVersion): () => Promise<ApiModel> {
  return modelOf(siteDir, packageSetOf(version));
}

/** What pages that lead from one version to the next are held against. */
export interface Migration {
  /** The names of the version before. */
  readonly names: () => Promise<OlderNames>;
  /** What lies between the two. */
  readonly difference: () => Promise<ApiDifference>;
}

/**
 * What lies between a version and the one before, read when the first page asks and shared by all pages of a build.
 *
 * @param siteDir - absolute path of the project
 * @returns `undefined` when the packages of no version before are known
 */
export function migrationTo(siteDir: string, version: DocumentedVersion): Migration | undefined {
  const older = packagesBefore(version, documentedVersions(siteDir));
  if (!older) return undefined;
  const ofOlder = declaredIn(siteDir, Object.values(older.packages));
  const declared = once(() => new Set([...ofOlder(), ...Object.values(oldNames).flat()]));
  const before = modelOf(siteDir, older);
  const after = apiModel(siteDir, version);
  return {
    names: once(async () => ({names: apiNames(await before()), declared})),
    difference: once(async () => apiDifference(await before(), await after(), equivalentTypes)),
  };
}
