import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {versionFiles} from './versionFiles';

/** What builds versions, makes one, or writes into their files: it would leave out the one that is half cut. */
const wholeVersions: ReadonlySet<string> = new Set([
  'build',
  'start',
  'write-translations',
  'docs:version',
  'packages:update',
  'page:move',
]);

/**
 * Whether a command of Docusaurus' command line has to stop where a version is half cut. The others work on what is
 * whole.
 *
 * @param command - `build`
 */
export function needsWholeVersions(command: string): boolean {
  return wholeVersions.has(command);
}

/** Names of the versions that have files of one kind: `version-8` → `8`. */
function versionsIn(siteDir: string, folder: string, ending: string): string[] {
  const parent = path.join(siteDir, folder);
  const names = existsSync(parent) ? readdirSync(parent) : [];
  return names
    .filter((name) => name.startsWith('version-') && name.endsWith(ending))
    .map((name) => name.slice('version-'.length, name.length - ending.length));
}

/**
 * The versions of which a cut that did not come to its end has left something: what is there, what is not, and what to do
 * about it, in one line.
 *
 * @param siteDir - the project's folder
 * @param names - those in `versions.json`
 */
export function findHalfCuts(siteDir: string, names: readonly string[]) {
  const all = new Set([
    ...names,
    ...versionsIn(siteDir, 'versioned_docs', ''),
    ...versionsIn(siteDir, 'versioned_sidebars', '-sidebars.json'),
  ]);
  return [...all].flatMap((name) => {
    const {docs, sidebars} = versionFiles(name);
    const isThere = (file: string) => existsSync(path.join(siteDir, file));
    const missing = [docs, sidebars].filter((file) => !isThere(file));
    if (!names.includes(name)) {
      const left = [docs, sidebars].filter(isThere);
      const whatToDo = `Version ${name} is half cut: there is ${left.join(' and ')}, and versions.json does not list "${name}". Delete what is there ("git clean -fd versioned_docs versioned_sidebars i18n" where it was never committed), and cut again: npx docusaurus version:cut ${name}`;
      return [{name, whatToDo}];
    }
    if (missing.length === 0) return [];
    const whatToDo = `Version ${name} is half cut: versions.json lists "${name}", and there is no ${missing.join(' and no ')}. Bring it back ("git checkout ${missing.join(' ')}"), or take "${name}" out of versions.json and cut again: npx docusaurus version:cut ${name}`;
    return [{name, whatToDo}];
  });
}
