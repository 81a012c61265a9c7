import {spawn} from 'node:child_process';
import {createWriteStream} from 'node:fs';
import path from 'node:path';
import {endWithProgram} from '../../src/lib/node/endWithProgram.mjs';
import type {PartPaths} from './partPaths';
import type {BuildPart} from './parts';

/** How often a running build says that it is alive. */
const signOfLifeMs = 15_000;

/**
 * Runs Docusaurus for one part, with everything it prints in the part's log, and a line on the terminal now and then.
 *
 * @param root the project's folder
 * @param threads to write pages with
 * @returns the exit code
 */
export function runDocusaurus(
  root: string,
  part: BuildPart,
  paths: PartPaths,
  threads: number,
): Promise<number> {
  const cli = path.join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const peakMemory = path.join(root, 'scripts', 'builder', 'peakMemory.mjs');
  const child = spawn(
    process.execPath,
    [
      // A build makes much that is gone at once: with more room for it, collecting it takes a tenth less of the time.
      '--max-semi-space-size=64',
      // Left alone, it lets a gigabyte more of it lie about, for no time won.
      '--max-old-space-size=1500',
      '--import',
      peakMemory,
      cli,
      'build',
      '--locale',
      part.locale,
      '--out-dir',
      path.relative(root, paths.next),
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
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
    },
  );
  const log = createWriteStream(paths.log);
  let lastLine = 'starting';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log.write(text);
      lastLine = text.trim().split('\n').at(-1)?.trim() || lastLine;
    });
  }
  const start = Date.now();
  const timer = setInterval(() => {
    console.log(`   ${part.name}: ${Math.round((Date.now() - start) / 1000)} s, ${lastLine.slice(0, 100)}`);
  }, signOfLifeMs);
  const forget = endWithProgram(child);
  return new Promise((resolve) => {
    const finish = (code: number) => {
      clearInterval(timer);
      forget();
      log.end(() => resolve(code));
    };
    child.on('error', (error) => {
      log.write(String(error));
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
