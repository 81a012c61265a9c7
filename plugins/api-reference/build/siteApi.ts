import path from 'node:path';
import type {DocumentedVersion} from '../../library-versions/build';
import {compareModels} from '../diff/compareModels';
import type {ApiDifference} from '../diff/types';
import type {EquivalentType} from '../diff/typeTexts';
import {loadApiModel} from '../model/readModel';
import type {ApiModel} from '../model/types';
import {apiNames} from '../names/apiNames';
import {declaredNames} from '../names/declaredNames';
import type {ForeignName, KnownNames, OlderNames} from '../names/proseNames';
import type {PackageSet} from '../packageSets';

/** What the reference has to know of the site. */
export interface ApiFacts {
  /** The packages whose API is documented, community first. */
  readonly documented: readonly string[];
  /** Further packages that pages name exports of, without an API page. */
  readonly namedOnly: readonly string[];
  /** Names that prose may write though the packages do not have them. */
  readonly foreign: readonly ForeignName[];
  /** Names that only packages before those of the version before have. */
  readonly oldNames: readonly string[];
  /** Types that say the same in another way. */
  readonly equivalentTypes: readonly EquivalentType[];
  /** The packages of the version before, where this checkout does not document it. */
  readonly older: PackageSet;
}

/** What pages that lead from one version to the next are held against. */
export interface Migration {
  /** The names of the version before. */
  readonly names: () => Promise<OlderNames>;
  /** What lies between the two. */
  readonly difference: () => Promise<ApiDifference>;
}

/** A value that is made when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: {value: Value} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** The model of a package set, read when the first page asks and shared by all pages of a build. */
export function createModelLoader(siteDir: string, packageSet: PackageSet): () => Promise<ApiModel> {
  return once(() => loadApiModel({siteDir, packageSet}));
}

/** Every name that packages declare, read when the first unknown name is held against it. */
function declaredIn(siteDir: string, folders: readonly string[]): () => ReadonlySet<string> {
  return once(() => declaredNames(folders.map((folder) => path.join(siteDir, folder))));
}

/** A version as the reference needs it: those of the documented packages that it has. */
export function toPackageSet(
  documented: ApiFacts['documented'],
  {name, path: segment, packages}: DocumentedVersion,
): PackageSet {
  const folders = documented.flatMap((one): [string, string][] => {
    const installed = packages[one];
    return installed ? [[one, `node_modules/${installed.folder}`]] : [];
  });
  const major = readMajor(documented, packages) ?? name;
  return {id: segment === '' ? `v${major}` : segment, packages: Object.fromEntries(folders)};
}

/** The major version of the documented packages: `8`. */
function readMajor(
  [first = '']: ApiFacts['documented'],
  packages: DocumentedVersion['packages'],
): string | undefined {
  return packages[first]?.version.split('.')[0];
}

/**
 * The packages of the major version before: as this checkout documents it, or those that are installed for it. Right
 * after a cut the newest version has the packages of the current one: it is not the one before.
 *
 * @param all the versions of this checkout, newest first
 * @param base where the pages of a language begin: `/zh/x/`
 */
export function packagesBefore(
  {documented, older: installed}: ApiFacts,
  version: DocumentedVersion,
  all: readonly DocumentedVersion[],
  base: string,
): PackageSet | undefined {
  const major = readMajor(documented, version.packages);
  const older = all.slice(all.findIndex(({name}) => name === version.name) + 1);
  const before = older.find(({packages}) => readMajor(documented, packages) !== major);
  if (before) return {...toPackageSet(documented, before), address: `${base}${before.path}/`};
  return Number(major) > Number(installed.id.slice(1)) ? installed : undefined;
}

/**
 * What the names in prose are held against, read when the first page asks and shared by all pages of a build.
 *
 * @param siteDir - absolute path of the project
 * @param version - whose packages the prose is about
 */
export function knownNames(
  {documented, namedOnly, foreign}: ApiFacts,
  siteDir: string,
  version: DocumentedVersion,
): () => Promise<KnownNames> {
  const folders = [...documented, ...namedOnly].flatMap((name) => {
    const installed = version.packages[name];
    return installed ? [`node_modules/${installed.folder}`] : [];
  });
  const declared = declaredIn(siteDir, folders);
  const model = createModelLoader(siteDir, toPackageSet(documented, version));
  return once(async () => ({names: apiNames(await model()), foreign, declared}));
}

/**
 * What lies between the packages of a version and those before, read when the first page asks and shared by all pages of
 * a build.
 *
 * @param siteDir - absolute path of the project
 * @param older - the packages before
 */
export function migrationFrom(
  {documented, oldNames, equivalentTypes}: ApiFacts,
  siteDir: string,
  older: PackageSet,
  version: DocumentedVersion,
): Migration {
  const olderNames = declaredIn(siteDir, Object.values(older.packages));
  const declared = once(() => new Set([...olderNames(), ...oldNames]));
  const before = createModelLoader(siteDir, older);
  const after = createModelLoader(siteDir, toPackageSet(documented, version));
  return {
    names: once(async () => ({names: apiNames(await before()), declared})),
    difference: once(async () => {
      const models = {before: await before(), after: await after()};
      const changes = compareModels(models.before, models.after);
      return {models, changes, equivalents: equivalentTypes};
    }),
  };
}
