import {readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {DemoLanguage} from '@theme/Demo';
import type {ProjectFiles} from '../../../plugins/code-variants/project/types';

// What a project needs, found in another way than the site finds it: with the compiler and from each package.json.

type Manifest = {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, {optional?: boolean}>;
};

const manifests = new Map<string, Manifest>();

/** The package.json of a package in a `node_modules` folder. */
export function packageManifest(folder: string): Manifest {
  const known = manifests.get(folder) ?? readManifest(folder);
  manifests.set(folder, known);
  return known;
}

function readManifest(folder: string): Manifest {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) {
    throw new Error(`No version in ${folder}/package.json`);
  }
  const {version, ...rest} = manifest;
  return {version: String(version), ...rest};
}

/** The package that a specifier belongs to. */
function nameIn(specifier: string): string {
  return /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

/** Packages that the project's modules and style sheets name. */
function importedPackages(files: ProjectFiles): Set<string> {
  const specifiers = Object.entries(files).flatMap(([file, text]) => {
    if (/\.[jt]sx?$/.test(file)) {
      return ts.preProcessFile(text, true, true).importedFiles.map(({fileName}) => fileName);
    }
    return file.endsWith('.css') ? [...text.matchAll(/@import '([^']+)'/g)].map(([, name = '']) => name) : [];
  });
  return new Set(specifiers.filter((each) => !each.startsWith('.')).map(nameIn));
}

/** The date libraries that the adapters among the imports stand on: no required peer names them. */
function adapterLibraries(files: ProjectFiles): string[] {
  const adapters = Object.entries(files)
    .filter(([file]) => /\.[jt]sx?$/.test(file))
    .flatMap(([, text]) => [...text.matchAll(/from '@mui\/x-date-pickers(?:-pro)?\/(Adapter\w+)'/g)]);
  return adapters.flatMap(([, name = '']) => {
    const module = readFileSync(`node_modules/@mui/x-date-pickers/${name}/${name}.mjs`, 'utf8');
    const peers = new Set(
      Object.keys(packageManifest('node_modules/@mui/x-date-pickers').peerDependencies ?? {}),
    );
    return ts
      .preProcessFile(module, true, true)
      .importedFiles.map(({fileName}) => nameIn(fileName))
      .filter((each) => peers.has(each));
  });
}

/** The packages with all required peers; Emotion counts as required (it is the styling engine of the projects). */
function withRequiredPeers(names: Iterable<string>): Set<string> {
  const closed = new Set(names);
  for (const name of closed) {
    const {peerDependencies = {}, peerDependenciesMeta = {}} = packageManifest(
      path.join('node_modules', name),
    );
    for (const peer of Object.keys(peerDependencies)) {
      if (peerDependenciesMeta[peer]?.optional !== true || peer.startsWith('@emotion/')) closed.add(peer);
    }
  }
  return closed;
}

/** What the project must declare: imports, peers, and for TypeScript the compiler and React's types. */
export function expectedPackages(files: ProjectFiles, language: DemoLanguage): string[] {
  const compiler = language === 'ts' ? ['typescript', '@types/react', '@types/react-dom'] : [];
  const named = [...importedPackages(files), ...compiler, ...adapterLibraries(files)];
  return [...withRequiredPeers(named)].sort();
}

/** Real folders of these packages and of everything that they bring along as their own dependencies. */
export function reachableFolders(names: Iterable<string>): Set<string> {
  const folders = new Set([...names].map((name) => realpathSync(path.join('node_modules', name))));
  for (const folder of folders) {
    const {dependencies, optionalDependencies} = packageManifest(folder);
    for (const name of Object.keys({...dependencies, ...optionalDependencies})) {
      const found = ts.findConfigFile(
        folder,
        (file) => ts.sys.fileExists(file),
        `node_modules/${name}/package.json`,
      );
      if (found) folders.add(path.dirname(realpathSync(found)));
    }
  }
  return folders;
}
