import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDocusaurus} from '../../../src/lib/node/isDocusaurus';
import {textsIn, valueIn} from '../../../src/lib/values';
import {stopBuild} from '../../../src/mdx/stopBuild';
import {findHalfCuts, needsWholeVersions} from './halfCuts';
import {versionFiles} from './versionFiles';
import {
  currentRecord,
  parseRecord,
  createCutRecord,
  type FindInside,
  type PackageRecord,
} from './versionRecord';

/** A version of the documentation that this checkout can build. */
export interface DocumentedVersion {
  /** 'current' or the name of a cut version: '7'. */
  readonly name: string;
  /** Segment below the language's base: '' for current, 'v7' for '7'. */
  readonly path: string;
  /** Folder of its pages from the project's folder: 'docs' or 'versioned_docs/version-7'. */
  readonly docsDir: string;
  /** Packages it documents: name → exact version and folder below node_modules. */
  readonly packages: PackageRecord;
}

/** The name that Docusaurus has for the pages in `docs/`. */
export const currentName = 'current';

/**
 * Looks for packages inside of others, as npm installs what differs from the current ones.
 *
 * @param siteDir the project's folder
 */
export function createInnerFinder(siteDir: string): FindInside {
  return (name, folders) => {
    const folder = folders
      .map((outer) => `${outer}/node_modules/${name}`)
      .find((inner) => existsSync(path.join(siteDir, 'node_modules', inner, 'package.json')));
    if (folder === undefined) return undefined;
    const version = valueIn(readFile(siteDir, `node_modules/${folder}/package.json`), 'version');
    return typeof version === 'string' ? {version, folder} : undefined;
  };
}

/** Reads a JSON file of the project. */
function readFile(siteDir: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));
}

/**
 * The names in `versions.json`, newest first; none where there is no such file.
 *
 * @throws Error for a file of another form
 */
export function listedNames(siteDir: string): readonly string[] {
  const file = 'versions.json';
  const names = existsSync(path.join(siteDir, file)) ? readFile(siteDir, file) : [];
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
    throw new Error('versions.json is not a list of texts');
  }
  return names;
}

/**
 * The versions that a cut has left half made.
 *
 * @param siteDir the project's folder
 */
export function listHalfCuts(siteDir: string) {
  return findHalfCuts(siteDir, listedNames(siteDir));
}

/**
 * All versions that exist in this checkout, newest first: 'current', then versions.json in its order.
 *
 * @param siteDir the project's folder
 * @param argv of the process: a command that works on whole versions gets those, without the half cut ones
 * @throws Error for a file of another form, and for a version that is half there, with what to do
 */
export function documentedVersions(
  siteDir: string,
  [, program = '', command = '']: readonly string[] = process.argv,
): readonly DocumentedVersion[] {
  const halfCuts = listHalfCuts(siteDir);
  const stops = !isDocusaurus(program) || needsWholeVersions(command);
  if (stops && halfCuts.length > 0) stopBuild(halfCuts.map(({whatToDo}) => whatToDo).join('\n'));
  const isWhole = (name: string) => halfCuts.every((half) => half.name !== name);
  const dependencies = textsIn(valueIn(readFile(siteDir, 'package.json'), 'dependencies'));
  const current = {name: currentName, path: '', docsDir: 'docs', packages: currentRecord(dependencies)};
  const cut = listedNames(siteDir)
    .filter(isWhole)
    .map((name) => {
      const {docs, packages} = versionFiles(name);
      return {
        name,
        path: `v${name}`,
        docsDir: docs,
        // One that `docs:version` has cut without a record has the packages that the cut would record now.
        packages: existsSync(path.join(siteDir, packages))
          ? parseRecord(readFile(siteDir, packages), packages)
          : createCutRecord(name, dependencies, createInnerFinder(siteDir)),
      };
    });
  return [current, ...cut];
}

/**
 * The version that this process builds: the one that is wanted, or the current one.
 *
 * @param siteDir the project's folder
 * @param wanted what `SITE_VERSION` says
 * @throws Error for a name that the checkout does not have
 */
export function builtVersion(siteDir: string, wanted?: string): DocumentedVersion {
  const versions = documentedVersions(siteDir);
  const found = versions.find(({name}) => name === (wanted || currentName));
  if (!found) {
    const known = versions.map(({name}) => name).join(', ');
    throw new Error(`SITE_VERSION is "${wanted}", and this checkout has: ${known}`);
  }
  return found;
}
