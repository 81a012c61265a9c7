// npm run verify -- projects --install: installs the projects to take away from the npm registry, as a reader would, and
// builds them.
import {rmSync} from 'node:fs';
import type {ProjectFiles} from '../../plugins/code-variants/project/types';
import {currentVersions, declaredIn, filesOf, projectCases} from '../../tests/builds/projects/cases';
import {newFolder, writeProject} from '../../tests/builds/projects/linkedProject';
import {run} from '../../src/lib/node/run.mjs';
import {runMain, secondsSince} from '../../src/lib/node/say.mjs';
import {npmInstall} from './npmInstall';

type Outcome = Awaited<ReturnType<typeof npmInstall>>['outcome'];

async function tryProject(files: ProjectFiles): Promise<Outcome> {
  const folder = newFolder();
  try {
    writeProject(files, folder);
    const install = await npmInstall(folder);
    if (install.outcome !== 'ok') {
      console.log(install.output);
      return install.outcome;
    }
    const build = await run('npm', ['run', 'build'], {cwd: folder, quiet: true});
    if (build.code !== 0) {
      console.log(build.output.trimEnd());
    }
    return build.code === 0 ? 'ok' : 'failed';
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

async function main(): Promise<void> {
  const versions = currentVersions();
  let failures = 0;
  for (const each of projectCases) {
    const start = Date.now();
    const files = await filesOf(each, versions);
    const outcome = await tryProject(files);
    if (outcome === 'no network') {
      console.log('SKIPPED projects from the npm registry: it cannot be reached');
      return;
    }
    failures += outcome === 'ok' ? 0 : 1;
    const {all} = declaredIn(files);
    const packages = `${Object.keys(all).length} packages declared`;
    console.log(
      `${outcome.padEnd(6)} ${each.title} (${each.language}, ${packages}, ${secondsSince(start)} s)`,
    );
  }
  console.log(`${projectCases.length - failures} of ${projectCases.length} projects install and build`);
  process.exitCode = failures === 0 ? 0 : 1;
}

runMain(main);
