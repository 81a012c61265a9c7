import {createHash} from 'node:crypto';
import path from 'node:path';
import type {OldPackageSet} from './types';

/** The `package.json` that installs packages of an older major. */
export function createManifest(versions: OldPackageSet): string {
  return `${JSON.stringify({private: true, dependencies: versions}, null, 2)}\n`;
}

/**
 * Where the older packages of all majors are, outside this project.
 *
 * @param cache - the cache folder of the project
 */
export function oldPackagesRoot(cache: string): string {
  return path.join(cache, 'old-packages');
}

/** The name of a folder for packages: another one when a version changes. */
export function oldPackagesFolder(name: string, packages: OldPackageSet): string {
  return `${name}-${createHash('sha256').update(createManifest(packages)).digest('hex').slice(0, 12)}`;
}
