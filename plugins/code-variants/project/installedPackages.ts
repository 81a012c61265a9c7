import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {textsIn, valueIn} from '../../../src/lib/values';

/** What a package.json says of a package's needs. */
export type Manifest = {
  version: string;
  dependencies: readonly string[];
  /** Peers without which the package does not work. */
  peers: readonly string[];
};

export type InstalledPackage = Manifest & {folder: string};

/**
 * Emotion is an optional peer only for projects on another styling engine; with the default engine, which is the one
 * that projects get, the packages do not start without it.
 */
const neededOptionalPeer = /^@emotion\//;

/**
 * Finds a package as Node.js would from a folder.
 *
 * @throws an error that names the package when it is not installed
 */
export function findPackage(name: string, from: string): InstalledPackage {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    const file = path.join(candidate, 'package.json');
    if (existsSync(file)) {
      return {folder: candidate, ...readManifest(readFileSync(file, 'utf8'))};
    }
    if (folder === path.dirname(folder)) {
      throw new Error(`The package "${name}" is not installed (looked for from ${from})`);
    }
  }
}

/** Reads the text of a package.json. */
export function readManifest(text: string): Manifest {
  const manifest: unknown = JSON.parse(text);
  const meta = valueIn(manifest, 'peerDependenciesMeta');
  const peers = namesIn(manifest, 'peerDependencies').filter(
    (name) => valueIn(valueIn(meta, name), 'optional') !== true || neededOptionalPeer.test(name),
  );
  const version = valueIn(manifest, 'version');
  if (typeof version !== 'string') {
    throw new Error('A package.json has no version');
  }
  return {version, dependencies: namesIn(manifest, 'dependencies'), peers};
}

function namesIn(manifest: unknown, key: string): string[] {
  return Object.keys(textsIn(valueIn(manifest, key)));
}
