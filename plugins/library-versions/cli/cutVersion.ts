import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {listHalfCuts, createInnerFinder, listedNames} from '../build/versions';
import {claimsFile} from '../../pages/build';
import {addressesIn} from '../../translations/build';
import {nextSteps} from '../build/cutReport';
import {readJson, writeJson} from '../../../src/lib/node/jsonFiles';
import {run} from '../../../src/lib/node/run.mjs';
import {textsIn, valueIn} from '../../../src/lib/values';
import {neededPackages} from '../build/neededPackages';
import {recordFor, createTsconfig} from '../build/record';
import {cutFault, versionFiles} from '../build/versionFiles';
import {removeVersion} from './archiveVersion';
import {assertCommitted} from './workingTree';

/** How a command ended. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** What a cut leaves to Docusaurus, whose own command copies the files of a version. */
export function docsVersion(siteDir: string, name: string): Promise<CommandResult> {
  const program = path.join(siteDir, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  return run(process.execPath, [program, 'docs:version', name], {cwd: siteDir, quiet: true});
}

/**
 * `npx docusaurus version:cut <name>`: copies pages, demos, navigation and translations of the current version, and records
 * which packages the copy documents.
 *
 * @param siteDir - absolute path of the project
 * @param name - of the version: `7`
 * @param copyFiles - copies what Docusaurus knows of
 * @param languages - that the source is translated to
 * @returns what was done and what comes next
 * @throws Error for a wrong name, a version that exists, one that is half cut, changes that are not committed, or a
 *   failing copy, of which nothing is left
 */
export async function cutVersion(
  siteDir: string,
  name: string,
  copyFiles: typeof docsVersion,
  languages: readonly string[],
): Promise<string> {
  const files = versionFiles(name, languages);
  const fault = cutFault(name, listedNames(siteDir));
  const halfCuts = listHalfCuts(siteDir);
  if (halfCuts.length > 0) throw new Error(halfCuts.map(({whatToDo}) => whatToDo).join('\n'));
  if (fault !== undefined) throw new Error(fault);
  assertCommitted(siteDir);
  const manifest = await readJson(siteDir, 'package.json');
  const dependencies = {
    ...textsIn(valueIn(manifest, 'devDependencies')),
    ...textsIn(valueIn(manifest, 'dependencies')),
  };
  // Before anything is written: it may find fault with the pages.
  const record = recordFor(name, dependencies, neededPackages(siteDir), createInnerFinder(siteDir));
  const {code, output} = await copyFiles(siteDir, name);
  if (code !== 0) {
    // The version did not exist before.
    await removeVersion(siteDir, name, languages);
    throw new Error(`docusaurus docs:version ${name} failed; nothing was kept.\n${output.trim()}`);
  }
  await removeClaims(path.join(siteDir, files.docs));
  await writeJson(siteDir, files.packages, record);
  await writeJson(siteDir, files.tsconfig, createTsconfig(record));
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
    siteVersion: textsIn(manifest).version ?? '',
  });
}

/** Claims run on the current packages, and what an older version states was true when it was current. */
async function removeClaims(folder: string): Promise<void> {
  for (const file of await readdir(folder, {recursive: true})) {
    if (path.basename(file) === claimsFile) await rm(path.join(folder, file));
  }
}
