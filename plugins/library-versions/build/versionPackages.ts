import {existsSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {groupBy} from '../../../src/lib/groupBy';
import {findPackage, readManifest} from '../../code-variants/build';
import {valueIn} from '../../../src/lib/values';
import type {PackageRecord} from './versionRecord';
import type {DocumentedVersion} from './versions';

/** The packages whose version decides which documentation it is. */
const scope = '@mui/x-';

/** One copy of a package. */
export interface PackageCopy {
  readonly version: string;
  /** Absolute, without links. */
  readonly folder: string;
}

/** The copies of each package that others may find, by its name. */
type Copies = ReadonlyMap<string, readonly PackageCopy[]>;

/** Every `@mui/x-*` package of a version with those that it brings along. */
function installedCopies(siteDir: string, packages: PackageRecord): Copies {
  const found = new Map<string, PackageCopy[]>();
  const queue = Object.entries(packages)
    .filter(([name]) => name.startsWith(scope))
    .map(([name, {folder}]) => ({name, folder: path.join(siteDir, 'node_modules', folder)}))
    // One that is not installed is named by whoever needs it.
    .filter(({folder}) => existsSync(path.join(folder, 'package.json')));
  for (let next = queue.pop(); next; next = queue.pop()) {
    const folder = realpathSync(next.folder);
    const copies = found.get(next.name) ?? [];
    if (copies.some((copy) => copy.folder === folder)) continue;
    const {version, dependencies} = readManifest(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    found.set(next.name, [...copies, {version, folder}]);
    for (const name of dependencies.filter((each) => each.startsWith(scope))) {
      queue.push({name, folder: findPackage(name, folder).folder});
    }
  }
  return found;
}

/** The folder directly below the project's `node_modules` that a copy lies in. */
function findHost(folder: string): string {
  return /^.*?[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(folder)?.[0] ?? folder;
}

/**
 * The one copy of each `@mui/x-*` package that a version runs on. npm puts copies of a version that is not the current
 * one into each package that needs them; the one beside most others is taken, so that what they share is shared: the
 * data grid inside of the Premium one.
 *
 * @param siteDir absolute path of the project
 * @throws Error that names a package of which the version has two releases
 */
export function chosenCopies(
  siteDir: string,
  {name: version, packages}: Pick<DocumentedVersion, 'name' | 'packages'>,
): ReadonlyMap<string, PackageCopy> {
  const copies = installedCopies(siteDir, packages);
  const neighbors = groupBy([...copies.values()].flat(), ({folder}) => findHost(folder));
  const rank = ({folder}: PackageCopy) => neighbors.get(findHost(folder))?.length ?? 0;
  const chosen = [...copies].map(([name, all]) => {
    const [best] = [...all].sort((a, b) => rank(b) - rank(a) || (a.folder < b.folder ? -1 : 1));
    const releases = [...new Set(all.map((copy) => copy.version))].sort();
    if (!best || releases.length > 1) {
      throw new Error(`Version ${version} has more than one release of ${name}: ${releases.join(', ')}`);
    }
    return [name, best] as const;
  });
  return new Map(chosen.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * What the bundler needs to know to find these copies under the names that demos import; nothing for a package that it
 * finds by itself.
 *
 * @param siteDir absolute path of the project
 */
export function packageAliases(
  siteDir: string,
  chosen: ReadonlyMap<string, PackageCopy>,
): Record<string, string> {
  const aliases = [...chosen].flatMap(([name, {folder}]): [string, string][] => {
    const plain = path.join(siteDir, 'node_modules', name);
    const isPlain = existsSync(plain) && realpathSync(plain) === folder;
    return isPlain ? [] : createAliases(name, folder, readExports(folder));
  });
  return Object.fromEntries(aliases);
}

/**
 * The aliases of one package: its folder, after each entry point that its `exports` name, which an alias to a folder
 * would not ask for. None for one whose `exports` are patterns: only its neighbors import it, and they find the copy
 * beside them.
 */
export function createAliases(name: string, folder: string, exports: object): [string, string][] {
  const targets = Object.entries(exports);
  if (targets.some(([key]) => key.includes('*'))) return [];
  const entries = targets.flatMap(([key, target]: [string, unknown]): [string, string][] => {
    const file = resolveTarget(target);
    return file === undefined ? [] : [[`${name}${key.slice(1)}$`, path.join(folder, file)]];
  });
  return [...entries, [name, folder]];
}

function resolveTarget(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  if (typeof target !== 'object' || target === null) return undefined;
  return resolveTarget(valueIn(target, 'import') ?? valueIn(target, 'default'));
}

function readExports(folder: string): object {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const exports = valueIn(manifest, 'exports');
  return typeof exports === 'object' && exports !== null ? exports : {};
}
