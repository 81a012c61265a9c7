import {hasShape, isText} from '../../../src/lib/hasShape';

/** Where a package of a version is installed. */
export interface InstalledPackage {
  /** Exact: `7.29.13`. */
  readonly version: string;
  /** Folder below `node_modules`: `@mui/x-data-grid-v7`. */
  readonly folder: string;
}

const isInstalled = hasShape<InstalledPackage>({version: isText, folder: isText});

/** Packages by the name that pages and demos use. */
export type PackageRecord = Readonly<Record<string, InstalledPackage>>;

const alias = /^npm:(.+)@([^@]+)$/;

/** The packages of the current version: every dependency that is not another version under an alias. */
export function currentRecord(dependencies: Readonly<Record<string, string>>): PackageRecord {
  const direct = Object.entries(dependencies).filter(([, version]) => !alias.test(version));
  return Object.fromEntries(direct.map(([name, version]) => [name, {version, folder: name}]));
}

/** The exact version of each package by its name. */
export function getReleases(packages: PackageRecord): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(packages).map(([name, {version}]) => [name, version]));
}

/** Where each package is installed below `node_modules` that is not installed under its own name. */
export function getFolders(packages: PackageRecord): Readonly<Record<string, string>> {
  const folders = Object.entries(packages).map(([name, {folder}]) => [name, folder] as const);
  return Object.fromEntries(folders.filter(([name, folder]) => name !== folder));
}

/** Finds the release of a package that one of these installed packages brings along. */
export type FindInside = (name: string, folders: readonly string[]) => InstalledPackage | undefined;

/**
 * The packages that a cut version documents: those installed under its alias (`<name>-v7`), those that one of them
 * brings along (`@mui/x-license`), and the current ones of all others.
 *
 * @param name of the version: `7`
 * @param dependencies of `package.json`
 * @param findInside what the packages under an alias bring along
 */
export function createCutRecord(
  name: string,
  dependencies: Readonly<Record<string, string>>,
  findInside: FindInside,
): PackageRecord {
  const current = currentRecord(dependencies);
  const aliased = Object.keys(current).flatMap((one): [string, InstalledPackage][] => {
    const folder = `${one}-v${name}`;
    const [, target, version] = alias.exec(dependencies[folder] ?? '') ?? [];
    return target === one && version !== undefined ? [[one, {version, folder}]] : [];
  });
  const folders = aliased.map(([, {folder}]) => folder);
  const brought = Object.keys(current).flatMap((one): [string, InstalledPackage][] => {
    const inside = one.startsWith('@mui/x-') ? findInside(one, folders) : undefined;
    return inside ? [[one, inside]] : [];
  });
  return {...current, ...Object.fromEntries([...brought, ...aliased])};
}

/**
 * Reads the record of a cut version.
 *
 * @param value parsed `packages.json`
 * @param file named in errors
 * @throws Error for another form
 */
export function parseRecord(value: unknown, file: string): PackageRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${file} must be an object with a package per key`);
  }
  const entries = Object.entries(value).map(([name, installed]: [string, unknown]) => {
    if (!isInstalled(installed)) {
      throw new Error(`${file}: "${name}" needs the texts "version" and "folder"`);
    }
    return [name, {version: installed.version, folder: installed.folder}] as const;
  });
  return Object.fromEntries(entries);
}
