import {createHash} from 'node:crypto';
import path from 'node:path';
import type {OldPackageSet} from '../../config/oldPackages';
import {cacheFolder} from '../verify/memory.mjs';

/** The `package.json` that installs packages of an older major. */
export function manifestOf({versions}: OldPackageSet): string {
  return `${JSON.stringify({private: true, dependencies: versions}, null, 2)}\n`;
}

/** Where the older packages of all majors are, outside this project. */
export function oldPackagesRoot(env: Record<string, string | undefined>): string {
  return path.join(cacheFolder(env), 'old-packages');
}

/** The name of a folder for packages: another one when a version changes. */
export function oldPackagesFolder(name: string, packages: OldPackageSet): string {
  return `${name}-${createHash('sha256').update(manifestOf(packages)).digest('hex').slice(0, 12)}`;
}
