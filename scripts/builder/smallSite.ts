import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, rm, symlink} from 'node:fs/promises';
import path from 'node:path';
import {listTranslations, type Language} from '../../config/languages';
import {buildPart} from './buildPart';
import {fillBuild} from './fillBuild';
import type {BuildPart} from './parts';
import {runAll} from './schedule';

/** A site of few pages, with the code of this one. */
export interface SmallSite {
  /** Its folder below `.parts/`; what earlier builds left there for the next one stays. */
  readonly folder: string;
  /** Variables of its build, above those that this process has. */
  readonly environment: Readonly<Record<string, string>>;
  readonly parts: readonly BuildPart[];
  /** Its configuration and what that imports: names in the small site, each with its file here. */
  readonly configuration: Readonly<Record<string, string>>;
}

/** The texts of a language beside its pages; a new one has none yet. */
function textFiles(language: Language): string[] {
  const folder = `i18n/${language}`;
  return [`${folder}/code.json`, `${folder}/docusaurus-plugin-content-docs/current.json`].filter((file) =>
    existsSync(file),
  );
}

/** What the small site has in common with this one, by its name there. */
const shared: Readonly<Record<string, string>> = {
  config: 'config',
  plugins: 'plugins',
  src: 'src',
  static: 'static',
  'i18n/en/code.json': 'i18n/en/code.json',
  ...Object.fromEntries(
    listTranslations()
      .flatMap(textFiles)
      .map((file) => [file, file]),
  ),
  'package-lock.json': 'package-lock.json',
  'package.json': 'package.json',
  'scripts/builder/peakMemory.mjs': 'scripts/builder/peakMemory.mjs',
  sidebars: 'sidebars',
  'sidebars.ts': 'sidebars.ts',
  'site.config.ts': 'docusaurus.config.ts',
  'tsconfig.json': 'tsconfig.json',
  'versionsArchived.json': 'versionsArchived.json',
};

const fixture = 'tests/fixtures/services';

/** What is its own. */
const copies: Readonly<Record<string, string>> = Object.fromEntries(
  ['config/addresses.json', 'docs', 'i18n', 'versioned_docs', 'versioned_sidebars', 'versions.json'].map(
    (name) => [name, `${fixture}/${name}`],
  ),
);

/** The configuration that the browser tests build with; it imports `site.config.ts`, which is this site's. */
export const fixtureConfiguration = `${fixture}/docusaurus.config.ts`;

/**
 * Builds a small site, unchanged parts from the cache. One at a time: the environment is that of this process meanwhile.
 *
 * @returns the folder of the build
 * @throws {PlainError} after printing the log of the part that failed
 */
export async function buildSmallSite({
  folder,
  environment,
  parts,
  configuration,
}: SmallSite): Promise<string> {
  const root = process.cwd();
  const site = path.join(root, '.parts', folder);
  const files = {...shared, ...copies, ...configuration};
  const restoreEnvironment = setVariables({
    ...environment,
    MUI_X_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    // It lies inside of this repository, whose history says nothing about it.
    GIT_CEILING_DIRECTORIES: path.dirname(site),
  });
  try {
    await writeSite(root, site, files);
    // Its configuration has more files than that of the site.
    const inputs = Object.keys({...shared, ...configuration});
    const outcomes = await runAll(parts, parts.length, (part) =>
      // So few pages are written faster than a second thread begins.
      buildPart(site, {...part, inputs: [...part.inputs, ...inputs]}, 1),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') throw outcome.reason;
    }
    const build = path.join(site, 'build');
    await fillBuild(site, build, parts);
    console.log(`   ${path.relative(root, build)} is ready`);
    return build;
  } finally {
    restoreEnvironment();
  }
}

/** @returns what sets them back */
function setVariables(variables: Readonly<Record<string, string>>): () => void {
  const before = {...process.env};
  Object.assign(process.env, variables);
  return () => {
    for (const name of Object.keys(variables)) {
      const value = before[name];
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  };
}

/** Everything anew, what the site no longer has included; only what builds leave for the next one stays. */
async function writeSite(root: string, site: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(site, {recursive: true});
  const kept = /^(?:\..*|build)$/;
  for (const name of await readdir(site)) {
    if (!kept.test(name)) await rm(path.join(site, name), {recursive: true});
  }
  for (const [name, source] of Object.entries(files)) {
    await cp(path.join(root, source), path.join(site, name), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$/.test(file),
    });
  }
  await symlink(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
}
