// npm run check: everything that can be said about the source without building it, two at a time.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {run} from './lib/run.mjs';
import {PlainError, runMain, secondsSince} from './lib/say.mjs';
import {ensureReady, projectRoot} from './setup.mjs';

const atOnce = 2;

/** The native compiler: what reads types by program needs the one in JavaScript, which takes three times as long. */
const compiler = ['typescript-native/bin/tsc', '--noEmit', '--singleThreaded'];

/** Name, program below node_modules and arguments of each check; the longest first, so that the others fill the gaps. */
const checks = [
  {
    name: 'lint',
    args: ['eslint/bin/eslint.js', '.', '--max-warnings=0', '--cache', '--cache-location', '.cache/eslint/'],
  },
  {name: 'types', args: compiler},
  ...versionProjects().map((project) => ({name: `types of ${project}`, args: [...compiler, '-p', project]})),
  {
    name: 'format',
    args: [
      'prettier/bin/prettier.cjs',
      '--check',
      '.',
      '--log-level=warn',
      '--cache',
      '--cache-location=.cache/prettier',
    ],
  },
  {
    name: 'spelling',
    args: ['cspell/bin.mjs', 'lint', '--no-progress', '--no-summary', '--no-must-find-files'],
  },
  {name: 'migration pages', args: ['tsx/dist/cli.mjs', 'scripts/migration/check.ts']},
  {name: 'Chinese pages', args: ['tsx/dist/cli.mjs', 'scripts/i18n/checkPages.ts']},
  {name: 'interface texts', args: ['tsx/dist/cli.mjs', 'scripts/i18n/texts.ts', '--check']},
  {name: 'translation state', args: ['tsx/dist/cli.mjs', 'scripts/i18n/status.ts', '--check']},
];

/**
 * The pages of each older version that this site documents are checked against its own packages.
 *
 * @returns {string[]} folders with a `tsconfig.json`
 */
function versionProjects() {
  const list = path.join(projectRoot, 'versions.json');
  /** @type {string[]} */
  const names = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  return names
    .map((name) => `versioned_docs/version-${name}`)
    .filter((project) => existsSync(path.join(projectRoot, project, 'tsconfig.json')));
}

/**
 * @param {{name: string, args: string[]}} check
 * @returns {Promise<string | undefined>} its name when it failed
 */
async function runCheck({name, args: [program = '', ...args]}) {
  const start = Date.now();
  const file = path.join(projectRoot, 'node_modules', program);
  // Quiet, then printed in one piece: two tools at a time would mix their lines.
  const {code, output} = await run(process.execPath, [file, ...args], {cwd: projectRoot, quiet: true});
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${secondsSince(start)} s)`);
  if (output.trim()) console.log(output.trimEnd());
  return code === 0 ? undefined : name;
}

async function main() {
  await ensureReady();
  const queue = [...checks];
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const name = await runCheck(check);
      if (name) failed.push(name);
    }
  };
  await Promise.all(Array.from({length: atOnce}, worker));
  if (failed.length > 0) throw new PlainError(`Failed: ${failed.join(', ')}`);
}

runMain(main);
