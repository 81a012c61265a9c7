import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {PackageRecord} from '../build/versionRecord';
import {currentName, documentedVersions} from '../build/versions';
import {compareModels, readNames, type ApiModel, type KnownNames} from '../../api-reference/build';
import {readPages} from '../../pages/build';
import type {CommandResult} from './cutVersion';
import {readJson, writeJson} from '../../../src/lib/node/jsonFiles';
import {run} from '../../../src/lib/node/run.mjs';
import {textsIn, valueIn} from '../../../src/lib/values';
import {failedClaims, type ClaimsRun} from '../build/failedClaims';
import {planUpdate} from '../build/planUpdate';
import {createTsconfig} from '../build/record';
import {typeErrorsIn} from '../build/typeErrors';
import {updateReport} from '../build/updateReport';
import {versionFiles} from '../build/versionFiles';
import {assertCommitted} from './workingTree';

/** What an update leaves to others. */
export interface UpdateTools {
  /** Installs what package.json says. */
  readonly install: (siteDir: string) => Promise<CommandResult>;
  /** Checks all types of the project, with plain output. */
  readonly checkTypes: (siteDir: string) => Promise<CommandResult>;
  /** Tries what the pages state, on the packages that are installed. */
  readonly tryClaims: (siteDir: string) => Promise<ClaimsRun>;
  /** The API of the current version as it is installed. */
  readonly readModel: (siteDir: string) => Promise<ApiModel>;
  /** What names in prose are held against, as it is installed. */
  readonly readKnownNames: (siteDir: string) => Promise<KnownNames>;
  /** Those that the source is translated to. */
  readonly languages: readonly string[];
}

/** The programs that it runs. */
export const programs: Pick<UpdateTools, 'install' | 'checkTypes' | 'tryClaims'> = {
  install: (cwd) => run('npm', ['install', '--no-audit', '--no-fund'], {cwd}),
  checkTypes: (cwd) => {
    const compiler = path.join(cwd, 'node_modules', 'typescript', 'bin', 'tsc');
    return run(process.execPath, [compiler, '--noEmit', '--pretty', 'false'], {cwd, quiet: true});
  },
  tryClaims,
};

/** Runs the files `_claims.test.tsx` in a browser, which takes some minutes. */
async function tryClaims(cwd: string): Promise<ClaimsRun> {
  const folder = await mkdtemp(path.join(tmpdir(), 'claims-'));
  const program = path.join(cwd, 'node_modules', 'vitest', 'vitest.mjs');
  const written = ['--reporter=json', `--outputFile=${path.join(folder, 'report.json')}`];
  console.log('Trying what the pages state, which takes some minutes');
  try {
    const args = [program, 'run', '--config', 'vitest.claims.config.ts', ...written];
    const {code} = await run(process.execPath, args, {cwd, quiet: true});
    const failed = failedClaims(await readJson(folder, 'report.json'), path.join(cwd, 'docs'));
    return code === 0 || failed.length > 0
      ? {failed}
      : {failed, problem: 'their tests did not run to the end: npm run verify -- claims says why'};
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

const touched = ['package.json', 'package-lock.json'] as const;

/**
 * `npx docusaurus packages:update <version>`: changes the packages that the current version documents, and says what that
 * means for the pages.
 *
 * @param siteDir - absolute path of the project
 * @param args - `8.30.0` for all packages, `@mui/x-charts@8.30.1` for one
 * @returns the report
 * @throws Error for wrong arguments, changes that are not committed, or packages that cannot be installed, after
 *   which everything is what it was
 */
export async function updatePackages(
  siteDir: string,
  args: readonly string[],
  {install, checkTypes, tryClaims: tryAll, readModel, readKnownNames, languages}: UpdateTools,
): Promise<string> {
  const manifest = await readJson(siteDir, 'package.json');
  const plan = planUpdate(args, textsIn(valueIn(manifest, 'dependencies')), cutRecords(siteDir));
  assertCommitted(siteDir);
  const before = await readModel(siteDir);
  const restore = await remember(siteDir);
  await writeJson(siteDir, 'package.json', {
    ...(typeof manifest === 'object' ? manifest : {}),
    dependencies: plan.dependencies,
  });
  const {code, output} = await install(siteDir);
  if (code !== 0) {
    await restore();
    throw new Error(
      `The packages could not be installed; package.json is what it was. Run "npm install" once.\n${output.trim()}`,
    );
  }
  for (const [name, record] of Object.entries(plan.records)) {
    const files = versionFiles(name, languages);
    await writeJson(siteDir, files.packages, record);
    await writeJson(siteDir, files.tsconfig, createTsconfig(record));
  }
  const [types, known] = [await checkTypes(siteDir), await readKnownNames(siteDir)];
  const {all} = await readPages(siteDir, currentName, languages);
  return updateReport({
    changes: plan.changes,
    kept: Object.keys(plan.records),
    api: compareModels(before, await readModel(siteDir)),
    typeErrors: typeErrorsIn(types.output),
    pages: await readNames(all, known),
    claims: await tryAll(siteDir),
  });
}

function cutRecords(siteDir: string): Record<string, PackageRecord> {
  const cut = documentedVersions(siteDir).filter(({name}) => name !== currentName);
  return Object.fromEntries(cut.map(({name, packages}) => [name, packages]));
}

/** @returns what writes the files back as they are now */
async function remember(siteDir: string): Promise<() => Promise<void>> {
  const contents = await Promise.all(
    touched.map(async (file) => [file, await readFile(path.join(siteDir, file), 'utf8')] as const),
  );
  return async () => {
    for (const [file, text] of contents) await writeFile(path.join(siteDir, file), text);
  };
}
