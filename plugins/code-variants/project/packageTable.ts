import {findPackage, type InstalledPackage} from './installedPackages';
import type {PackageTable} from './types';

/**
 * The table of packages for projects: the named ones and the peers that they need, with the versions installed.
 *
 * @param names - packages that demos and the template import
 * @param from - folder whose `node_modules` (or those above) hold them
 * @param folders - other names under which packages are installed, for a documentation version on npm aliases:
 *   `{'@mui/x-data-grid': 'x-data-grid-v7'}`
 * @throws an error that names a package that is not installed
 */
export function packageTable(
  names: Iterable<string>,
  from: string,
  folders: Readonly<Record<string, string>> = {},
): PackageTable {
  const table = new Map<string, PackageTable[string]>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (!table.has(name)) {
      const installed = findPackage(folders[name] ?? name, from);
      const peers = collectPeers(installed);
      table.set(name, {version: installed.version, ...(peers.length > 0 && {peers})});
      queue.push(...peers);
    }
  }
  return Object.fromEntries([...table].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The peers of a package and of everything that it brings along, except those that it brings along itself: what the
 * project has to declare. Type declarations are left out: only a TypeScript project has them, whoever asks for them.
 */
function collectPeers(root: InstalledPackage): string[] {
  const brought = new Set<string>();
  const peers = new Set<string>();
  const queue = [root];
  for (let each = queue.pop(); each; each = queue.pop()) {
    each.peers.forEach((peer) => peers.add(peer));
    for (const name of each.dependencies) {
      if (!brought.has(name)) {
        brought.add(name);
        queue.push(findPackage(name, each.folder));
      }
    }
  }
  return [...peers].filter((peer) => !brought.has(peer) && !peer.startsWith('@types/')).sort();
}
