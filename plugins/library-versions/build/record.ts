import {getFolders, createCutRecord, type FindInside, type PackageRecord} from './versionRecord';

/** What is documented: packages of this scope are recorded whether or not a page names them. */
const documented = /^@mui\/x-/;

/**
 * The record of a version that is being cut: documented packages, and what pages and projects need beside them.
 *
 * @param name - of the version: `7`
 * @param dependencies - of `package.json`, those for development included
 * @param needed - packages that pages and demos name
 * @throws Error that names needed packages that package.json does not have
 */
export function recordFor(
  name: string,
  dependencies: Readonly<Record<string, string>>,
  needed: ReadonlySet<string>,
  findInside: FindInside,
): PackageRecord {
  const unknown = [...needed].filter((each) => dependencies[each] === undefined);
  if (unknown.length > 0) {
    throw new Error(`Pages or demos name packages that are not in package.json: ${unknown.join(', ')}`);
  }
  const all = Object.entries(createCutRecord(name, dependencies, findInside));
  return Object.fromEntries(
    all.filter(([each]) => needed.has(each) || documented.test(each)).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The version's `tsconfig.json`: its demos are checked against its own packages, with the rules of the project. */
export function createTsconfig(record: PackageRecord): object {
  // From the version's folder to the project's.
  const root = '../../';
  const paths = Object.entries(getFolders(record)).flatMap(([name, folder]): [string, string[]][] => [
    [name, [`${root}node_modules/${folder}`]],
    [`${name}/*`, [`${root}node_modules/${folder}/*`]],
  ]);
  return {
    extends: `${root}tsconfig.json`,
    compilerOptions: {
      paths: {'@site/*': [`${root}*`], ...Object.fromEntries(paths)},
    },
    include: ['**/*.ts', '**/*.tsx', `${root}src/**/*.d.ts`, `${root}plugins/**/*.d.ts`],
    exclude: [],
  };
}

/** The documented packages of a record that are those of the current version. */
export function sharedPackages(record: PackageRecord): string[] {
  return Object.entries(record).flatMap(([name, {folder}]) =>
    documented.test(name) && folder === name ? [name] : [],
  );
}
