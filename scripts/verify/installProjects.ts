// npm run verify -- projects --install: installs projects from the npm registry, as a reader would, and builds them: the
// projects to take away, and those of `setups`.
import {rmSync} from 'node:fs';
import {
  currentVersions,
  declaredIn,
  createProjectFiles,
  projectCases,
} from '../../tests/builds/projects/cases';
import {newFolder, writeProject} from '../../tests/builds/projects/linkedProject';
import {run} from '../../src/lib/node/run.mjs';
import {runMain, secondsSince} from '../../src/lib/node/terminal.mjs';
import {npmInstall} from './npmInstall';
import {setups} from './setups/setups';
import {stepFault, type Setup} from './setups/steps';

type Outcome = Awaited<ReturnType<typeof npmInstall>>['outcome'];

// A build for production that sends no telemetry.
const env = {NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1'};

async function trySetup({files, steps}: Setup): Promise<Outcome> {
  const folder = newFolder();
  try {
    writeProject(files, folder);
    const install = await npmInstall(folder);
    if (install.outcome !== 'ok') {
      console.log(install.output);
      return install.outcome;
    }
    for (const step of steps) {
      writeProject(step.files ?? {}, folder);
      const [program = '', ...args] = step.command.split(' ');
      const fault = stepFault(step, await run(program, args, {cwd: folder, env, quiet: true}));
      if (fault !== undefined) {
        console.log(fault);
        return 'failed';
      }
    }
    return 'ok';
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

async function main(): Promise<void> {
  const versions = currentVersions();
  const takenAway = projectCases.map(async (each) => ({
    title: `${each.title} (${each.language})`,
    files: await createProjectFiles(each, versions),
    steps: [{command: 'npm run build'}],
  }));
  const all: Setup[] = [...(await Promise.all(takenAway)), ...setups];
  let failures = 0;
  for (const each of all) {
    const start = Date.now();
    const outcome = await trySetup(each);
    if (outcome === 'no network') {
      console.log('SKIPPED projects from the npm registry: it cannot be reached');
      return;
    }
    failures += outcome === 'ok' ? 0 : 1;
    const packages = `${Object.keys(declaredIn(each.files).all).length} packages declared`;
    console.log(`${outcome.padEnd(6)} ${each.title} (${packages}, ${secondsSince(start)} s)`);
  }
  console.log(`${all.length - failures} of ${all.length} projects install and build`);
  process.exitCode = failures === 0 ? 0 : 1;
}

runMain(main);
