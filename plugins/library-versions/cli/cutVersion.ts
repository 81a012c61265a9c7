import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {halfCutsOf, insideOf, listedNames} from '../build/versions';
import {claimsFile} from '../../pages/build';
import {addressesIn} from '../../translations/build';
import {nextSteps} from '../build/cutReport';
import {readJson, textsIn, valueIn, writeJson} from '../../../src/lib/node/jsonFiles';
import {neededPackages} from '../build/neededPackages';
import {recordFor, tsconfigOf} from '../build/record';
import {cutFault, versionFiles, type VersionFiles} from '../build/versionFiles';
import {assertCommitted} from './workingTree';

/** How a command ended. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** What a cut leaves to Docusaurus: `docusaurus docs:version <name>`. */
export type DocsVersion = (siteDir: string, name: string) => Promise<CommandResult>;

/**
 * `npx docusaurus version:cut <name>`: copies pages, demos, navigation and translations of the current version, and records
 * which packages the copy documents.
 *
 * @param siteDir - absolute path of the project
 * @param name - of the version: `7`
 * @param languages - that the source is translated to
 * @returns what was done and what comes next
 * @throws Error for a wrong name, a version that exists, one that is half cut, changes that are not committed, or a
 *   failing copy, of which nothing is left
 */
export async function cutVersion(
  siteDir: string,
  name: string,
  docsVersion: DocsVersion,
  languages: readonly string[],
): Promise<string> {
  const files = versionFiles(name, languages);
  const before = listedNames(siteDir);
  const fault = cutFault(name, before);
  const halfCuts = halfCutsOf(siteDir);
  if (halfCuts.length > 0) throw new Error(halfCuts.map(({whatToDo}) => whatToDo).join('\n'));
  if (fault !== undefined) throw new Error(fault);
  assertCommitted(siteDir);
  const manifest = await readJson(siteDir, 'package.json');
  const dependencies = {
    ...textsIn(valueIn(manifest, 'devDependencies')),
    ...textsIn(valueIn(manifest, 'dependencies')),
  };
  // Before anything is written: it may find fault with the pages.
  const record = recordFor(name, dependencies, neededPackages(siteDir, 'docs'), insideOf(siteDir));
  const {code, output} = await docsVersion(siteDir, name);
  if (code !== 0) {
    await removeCut(siteDir, files, before);
    throw new Error(`docusaurus docs:version ${name} failed; nothing was kept.\n${output.trim()}`);
  }
  await removeClaims(path.join(siteDir, files.docs));
  await writeJson(siteDir, files.packages, record);
  await writeJson(siteDir, files.tsconfig, tsconfigOf(record));
  // Docusaurus writes them in a format of its own.
  for (const file of [files.list, files.sidebars]) {
    const written = await readJson(siteDir, file);
    if (written !== undefined) await writeJson(siteDir, file, written);
  }
  const pagesIn = (folder: string) => addressesIn(path.join(siteDir, folder)).length;
  return nextSteps({
    name,
    files,
    record,
    pages: pagesIn(files.docs),
    translated: files.translations.map(pagesIn),
    ownVersion: textsIn(manifest).version ?? '',
  });
}

/** Claims run on the current packages, and what an older version states was true when it was current. */
async function removeClaims(folder: string): Promise<void> {
  for (const file of await readdir(folder, {recursive: true})) {
    if (path.basename(file) === claimsFile) await rm(path.join(folder, file));
  }
}

/** Takes back what a failed copy has written; the version did not exist before. */
async function removeCut(siteDir: string, files: VersionFiles, before: readonly string[]): Promise<void> {
  const {docs, sidebars, translations, labels} = files;
  for (const file of [docs, sidebars, ...translations, ...labels]) {
    await rm(path.join(siteDir, file), {recursive: true, force: true});
  }
  if (before.length > 0) await writeJson(siteDir, files.list, before);
  else await rm(path.join(siteDir, files.list), {force: true});
}
