import {readFileSync} from 'node:fs';
import path from 'node:path';
import {groupBy} from '../../../src/lib/groupBy';
import {readManifest} from '../../code-variants/build';

/** A package's folder in the path of one of its files, and the package's name there. */
const packageFolder = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/;

/** What the framework's router brings along for itself; the lean client leaves it out of the bundle. */
const routerPackages =
  /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-router)[\\/]node_modules[\\/]/;

const scoped = /^@mui[\\/]x-/;

/** The packages of a bundle: a file of each, by the package's folder. */
function filesByFolder(files: Iterable<string>): ReadonlyMap<string, {name: string; file: string}> {
  const found = new Map<string, {name: string; file: string}>();
  for (const file of files) {
    const [, folder, name] = packageFolder.exec(file) ?? [];
    if (folder !== undefined && name !== undefined && !found.has(folder)) {
      found.set(folder, {name: name.replaceAll('\\', '/'), file});
    }
  }
  return found;
}

/** The release of a package in a folder. */
const readVersion = (folder: string) =>
  readManifest(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;

/**
 * The `@mui/x-*` modules of a bundle that are not of the built version.
 *
 * @param files absolute paths of all modules, without links
 * @param allowed folders of the version's `@mui/x-*` packages
 * @param version for the message
 * @returns one sentence per package, which names a module
 */
export function foreignModules(
  files: Iterable<string>,
  allowed: ReadonlySet<string>,
  version: string,
): string[] {
  return [...filesByFolder(files)]
    .filter(([folder, {name}]) => scoped.test(name) && !allowed.has(folder))
    .map(
      ([, {file}]) =>
        `${file} is bundled, and version ${version} of the documentation runs on other packages`,
    );
}

/**
 * The releases of packages that are bundled from two folders, apart from what the framework brings twice by itself.
 *
 * @param files as for {@link foreignModules}
 */
export function repeatedPackages(files: Iterable<string>, versionIn = readVersion): string[] {
  const counted = [...filesByFolder(files)].filter(([, {file}]) => !routerPackages.test(file));
  const firsts = new Map<string, string>();
  return [...groupBy(counted, ([, {name}]) => name)].flatMap(([name, copies]) => {
    if (copies.length === 1) return [];
    return copies.flatMap(([folder]) => {
      const release = `${name}@${versionIn(folder)}`;
      const first = firsts.get(release);
      firsts.set(release, first ?? folder);
      return first === undefined ? [] : [`${release} is bundled twice: from ${first} and from ${folder}`];
    });
  });
}
