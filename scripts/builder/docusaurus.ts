import {appendFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {run} from '../../src/lib/node/run.mjs';
import {secondsSince} from '../../src/lib/node/terminal.mjs';
import type {PartPaths} from './partPaths';
import type {BuildPart} from './parts';

/** How often a running build says that it is alive. */
const signOfLifeMs = 15_000;

/**
 * Runs Docusaurus for one part, with everything it prints in the part's log, and a line on the terminal now and then.
 *
 * @param root the project's folder
 * @param threads to write pages with
 * @returns the exit code, and what is in the log
 */
export async function runDocusaurus(
  root: string,
  part: BuildPart,
  paths: PartPaths,
  threads: number,
): Promise<{code: number; output: string}> {
  writeFileSync(paths.log, '');
  const start = Date.now();
  let lastLine = 'starting';
  const timer = setInterval(() => {
    console.log(`   ${part.name}: ${secondsSince(start)} s, ${lastLine.slice(0, 100)}`);
  }, signOfLifeMs);
  const args = [
    // A build makes much that is gone at once: with more room for it, collecting it takes a tenth less of the time.
    '--max-semi-space-size=64',
    // Left alone, it lets a gigabyte more of it lie about, for no time won.
    '--max-old-space-size=1500',
    '--import',
    path.join(root, 'scripts', 'builder', 'peakMemory.mjs'),
    path.join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'),
    'build',
    '--locale',
    part.locale,
    '--out-dir',
    path.relative(root, paths.next),
  ];
  const result = await run(process.execPath, args, {
    cwd: root,
    quiet: true,
    env: {
      // By itself Docusaurus takes all cores for each of the parts that are built side by side.
      DOCUSAURUS_SSG_WORKER_THREAD_COUNT: String(threads),
      ...process.env,
      ...part.env,
      // Parts run side by side and must not write over each other's generated files.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${part.name}`,
      BUILD_MEMORY_FILE: paths.peakMemory,
      FORCE_COLOR: '0',
    },
    onLine: (line) => {
      appendFileSync(paths.log, `${line}\n`);
      lastLine = line.trim() || lastLine;
    },
  });
  clearInterval(timer);
  // What ended without a line of its own, too.
  writeFileSync(paths.log, result.output);
  return result;
}
