// npm run check: everything that can be said about the source without building it, two at a time. With --changed it
// reads what differs from the last commit alone, where a check can; with --html the HTML files of the last build instead.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {changedFiles} from './lib/changedFiles.mjs';
import {argumentsFor} from './lib/checkArguments.mjs';
import {inLanes} from './lib/inLanes.mjs';
import {run} from '../src/lib/node/run.mjs';
import {PlainError, runMain, secondsSince} from '../src/lib/node/terminal.mjs';
import {ensureReady, projectRoot} from './setup.mjs';

const atOnce = 2;

/** @typedef {import('./lib/checkArguments.mjs').Check} Check */

/**
 * The native compiler: what reads types by program needs the one in JavaScript, which takes three times as long.
 * @param {string} project name for the file of what it knows from the last time
 */
const compiler = (project) => [
  'typescript-native/bin/tsc',
  '--noEmit',
  '--singleThreaded',
  '--incremental',
  `--tsBuildInfoFile`,
  `.cache/types/${project}.tsbuildinfo`,
];

const typescript = /\.[cm]?tsx?$/;
const same = (/** @type {string} */ file) => file;
const tsx = 'tsx/dist/cli.mjs';

/** The longest first, so that the others fill the gaps. @type {readonly Check[]} */
const checks = [
  {
    name: 'migration pages',
    args: [tsx, 'scripts/checks/migrationPages.ts'],
    concerns:
      /^(?:docs\/migration|config\/migration|plugins\/(?:api-reference|library-versions\/migration)|package)/,
  },
  {name: 'types', args: compiler('current'), concerns: typescript},
  ...versionProjects().map((project) => ({
    name: `types of ${project}`,
    args: [...compiler(path.basename(project)), '-p', project],
    concerns: new RegExp(`^${project}/.*${typescript.source}|^plugins/.*\\.d\\.ts$`),
  })),
  {
    name: 'lint',
    // With --changed it is handed files that it leaves out, those of older versions among them.
    args: [
      'oxlint/bin/oxlint',
      '--config=oxlint.config.mjs',
      '--deny-warnings',
      '--no-error-on-unmatched-pattern',
    ],
    all: ['.'],
    concerns: /\.(?:[cm]?tsx?|[cm]?js)$/,
    one: same,
  },
  {
    name: 'spelling',
    args: ['cspell/bin.mjs', 'lint', '--no-progress', '--no-summary', '--no-must-find-files'],
    // Those that it reads by itself, `files` of cspell.config.json: files that it is given are read whatever they are.
    concerns:
      /^(?:docs\/.*\.(?:mdx|tsx?)|[^/]*\.(?:md|ts|mjs)|(?:bench|config|playground|plugins|scripts|sidebars|src|tests)\/.*\.(?:md|yml|tsx?|mjs|css))$/,
    one: same,
  },
  {
    name: 'packages',
    args: [
      'knip/bin/knip.js',
      '--config=knip.config.ts',
      '--dependencies',
      '--treat-config-hints-as-errors',
      '--no-progress',
    ],
    concerns: /\.(?:[cm]?tsx?|[cm]?js|css)$|^package\.json$/,
  },
  {
    name: 'links and names',
    args: [tsx, 'scripts/checks/linksAndNames.ts'],
    concerns: /^(?:docs|i18n|versioned_docs)\/.*\/index\.mdx$/,
    one: same,
    // Others may link to a page that is gone.
    checksRemoved: true,
  },
  {
    name: 'format',
    // The options are those that the demos are formatted with in JavaScript.
    args: ['oxfmt/bin/oxfmt', '--config=.prettierrc.json', '--check', '--no-error-on-unmatched-pattern'],
    all: ['.'],
    concerns: /./,
    one: same,
  },
  {
    name: 'questions and claims',
    args: [tsx, 'scripts/checks/questionsAndClaims.ts'],
    concerns: /^(?:docs\/.*\/(?:index\.mdx|_claims\.test\.tsx)|config\/(?:content\.ts|questions\/.*\.yml))$/,
  },
  {
    name: 'translated pages',
    args: [tsx, 'scripts/checks/translatedPages.ts'],
    concerns: /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/current\/.*\/index\.mdx$/,
    one: (file) => path.dirname(file).split('/').slice(4).join('/'),
  },
  {
    name: 'interface texts',
    args: [tsx, 'scripts/checks/interfaceTexts.ts'],
    concerns: /^(?:src|plugins|i18n\/en)\//,
  },
  {
    name: 'translation state',
    args: [tsx, 'scripts/checks/translationState.ts'],
    concerns: /^(?:docs|i18n|versioned_docs|sidebars|config|src|plugins)/,
  },
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
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Promise<string | undefined>} its name and what it printed, when it failed
 */
async function runCheck(name, [program = '', ...args]) {
  const start = Date.now();
  const file = path.join(projectRoot, 'node_modules', program);
  // Quiet, and at the end what is wrong: two tools at a time would mix their lines.
  const {code, output} = await run(process.execPath, [file, ...args], {cwd: projectRoot, quiet: true});
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${secondsSince(start)} s)`);
  return code === 0 ? undefined : [name, output.trimEnd()].filter(Boolean).join('\n');
}

async function main() {
  const {values} = parseArgs({
    options: {changed: {type: 'boolean', default: false}, html: {type: 'boolean', default: false}},
  });
  await ensureReady();
  if (values.html) {
    const program = path.join(projectRoot, 'node_modules', tsx);
    const {code} = await run(process.execPath, [program, 'scripts/checks/html.ts'], {cwd: projectRoot});
    process.exitCode = code;
    return;
  }
  const changed = values.changed ? await changedFiles(projectRoot) : undefined;
  const exists = (/** @type {string} */ file) => existsSync(path.join(projectRoot, file));
  const queue = checks.flatMap((check) => {
    const args = argumentsFor(check, changed, exists);
    return args ? [{name: check.name, args}] : [];
  });
  /** @type {string[]} */
  const failed = [];
  await inLanes(queue, atOnce, async ({name, args}) => {
    const failure = await runCheck(name, args);
    if (failure) failed.push(failure);
  });
  if (failed.length > 0) throw new PlainError(failed.map((text) => `\nFAILED ${text}`).join('\n'));
}

runMain(main);
