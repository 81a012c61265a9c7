/** Exact version of each package by name, as `package.json` pins them. */
export type PackageVersions = Readonly<Record<string, string>>;

/** A version that is no range. */
export const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * The exact version of a package.
 *
 * @throws an error that names the package when it is not installed here or not pinned
 */
export function getVersion(name: string, versions: PackageVersions): string {
  const version = versions[name];
  if (version === undefined) {
    throw new Error(`"${name}" is not a dependency of this site, so its version is not known`);
  }
  if (!exactVersion.test(version)) {
    throw new Error(`"${name}" is not pinned to an exact version: ${version}`);
  }
  return version;
}

/** `'a b'` → `['a@1.2.3', 'b@4.5.6']`. */
export function exactSpecs(packages: string, versions: PackageVersions): string[] {
  return packages
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => `${name}@${getVersion(name, versions)}`);
}

/** What a reader types to install the packages, for each package manager. */
export function installCommands(specs: readonly string[]): Record<'npm' | 'pnpm' | 'yarn', string> {
  const list = specs.join(' ');
  return {npm: `npm install ${list}`, pnpm: `pnpm add ${list}`, yarn: `yarn add ${list}`};
}
