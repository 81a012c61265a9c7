import type {PackageTable} from './types';

/** Version by package name, sorted by name as npm writes it. */
export type Dependencies = Record<string, string>;

/**
 * The packages with the peers that they need, peers of peers included, at their exact versions.
 *
 * @throws an error that names a package that the table does not hold
 */
export function withPeers(names: readonly string[], table: PackageTable): Dependencies {
  const versions = new Map<string, string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const entry = table[name];
    if (entry === undefined) {
      throw new Error(`No version of "${name}" is known to this documentation`);
    }
    if (!versions.has(name)) {
      versions.set(name, entry.version);
      queue.push(...(entry.peers ?? []));
    }
  }
  return Object.fromEntries([...versions].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `react` → `@types/react`, `@scope/name` → `@types/scope__name`. */
export function toTypesPackage(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}

/** The packages of type declarations that the table has for these packages. */
export function findTypesPackages(names: readonly string[], table: PackageTable): string[] {
  return names.map(toTypesPackage).filter((name) => name in table);
}
