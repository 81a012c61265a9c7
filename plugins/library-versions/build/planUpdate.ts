import {exactVersion} from './packageVersions';
import type {PackageRecord} from './versionRecord';

/** One package of the current version that gets another release. */
export interface PackageChange {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** `8.30.0` for all documented packages, `@mui/x-charts@8.30.1` for one. */
function readTargets(args: readonly string[]): {all?: string; one: Map<string, string>} {
  const one = new Map<string, string>();
  let all: string | undefined;
  for (const arg of args) {
    const at = arg.lastIndexOf('@');
    const version = at > 0 ? arg.slice(at + 1) : arg;
    if (!exactVersion.test(version)) {
      throw new Error(`"${arg}" is no exact version: give 8.30.0, or @mui/x-charts@8.30.1 for one package`);
    }
    if (at > 0) one.set(arg.slice(0, at), version);
    else all = version;
  }
  return {...(all !== undefined && {all}), one};
}

/**
 * Plans an update of the packages of the current version. A cut version that documents the packages as they are keeps
 * them, under an alias of its own.
 *
 * @param args - `8.30.0` for all packages of MUI X, `@mui/x-charts@8.30.1` for one of them
 * @param dependencies - of package.json
 * @param records - packages of the cut versions, by name
 * @throws Error for an argument that is no exact version or names an unknown package, or when nothing would change
 */
export function planUpdate(
  args: readonly string[],
  dependencies: Readonly<Record<string, string>>,
  records: Readonly<Record<string, PackageRecord>>,
) {
  const {all, one} = readTargets(args);
  const known = Object.entries(dependencies).filter(
    ([name, version]) => name.startsWith('@mui/x-') && exactVersion.test(version),
  );
  const unknown = [...one.keys()].filter((name) => !known.some(([each]) => each === name));
  if (unknown.length > 0) {
    throw new Error(`Not a documented package: ${unknown.join(', ')}`);
  }
  const changes = known.flatMap(([name, from]): PackageChange[] => {
    const to = one.get(name) ?? all ?? from;
    return to === from ? [] : [{name, from, to}];
  });
  if (changes.length === 0) {
    throw new Error('The packages have these versions already');
  }
  const kept = Object.entries(records).map(([version, record]) => keepFor(version, record, changes));
  const next = [
    ...Object.entries(dependencies),
    ...changes.map(({name, to}): [string, string] => [name, to]),
    ...kept.flatMap(({aliases}) => Object.entries(aliases)),
  ];
  return {
    changes,
    /** The new ones, sorted. */
    dependencies: Object.fromEntries(
      Object.entries(Object.fromEntries(next)).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    /** New records, by the name of the cut version, where they change. */
    records: Object.fromEntries(
      kept.flatMap(({version, record, aliases}) =>
        Object.keys(aliases).length > 0 ? [[version, record] as const] : [],
      ),
    ),
  };
}

/** The aliases and the record with which a cut version keeps what is about to change. */
function keepFor(version: string, record: PackageRecord, changes: readonly PackageChange[]) {
  const shared = changes.filter(({name}) => record[name]?.folder === name);
  const getFolder = (name: string) => `${name}-v${version}`;
  return {
    version,
    record: {
      ...record,
      ...Object.fromEntries(
        shared.map(({name, from}) => [name, {version: from, folder: getFolder(name)}] as const),
      ),
    },
    aliases: Object.fromEntries(shared.map(({name, from}) => [getFolder(name), `npm:${name}@${from}`])),
  };
}
