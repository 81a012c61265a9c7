import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {tempFolder} from '../../unit/tempFolder';
import {cloneInto} from './cloneInto';

/** Docusaurus' program, from the folder of a site. */
export const docusaurus = path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
const tsx = path.join('node_modules', 'tsx', 'dist', 'cli.mjs');

/** Where the pages of a cut version stand; a version that is kept ready for its cut stands there, too. */
const versionFolders = ['versioned_docs', 'versioned_sidebars', 'versions.json'];

/** A clone of the last commit with the packages of this checkout, gone when the test ends. */
export function cloneProject(): string {
  const folder = path.join(tempFolder(), 'site');
  cloneInto(folder);
  return folder;
}

/** Cuts a version with Docusaurus' own command, as a maintainer does; what is kept of it goes before. */
export function cut(site: string, version: string): void {
  const folders = [...versionFolders, ...listTranslations(site, version)];
  for (const each of folders) rmSync(path.join(site, each), {recursive: true, force: true});
  execFileSync(process.execPath, [docusaurus, 'docs:version', version], {cwd: site, stdio: 'pipe'});
}

/** Puts the pages of the version that are kept in this project in the place of the copies that the cut has made. */
export function adapt(site: string, version: string): void {
  const kept = ['versioned_docs', 'versioned_sidebars', ...listTranslations(site, version)];
  for (const each of kept) rmSync(path.join(site, each), {recursive: true, force: true});
  execFileSync('git', ['checkout', '--quiet', 'HEAD', '--', ...kept], {cwd: site, stdio: 'pipe'});
}

function listTranslations(site: string, version: string): string[] {
  const folder = 'i18n/zh/docusaurus-plugin-content-docs';
  const files = execFileSync('git', ['ls-files', '--', `${folder}/version-${version}*`], {
    cwd: site,
    encoding: 'utf8',
  });
  const paths = files.split('\n').filter((file) => file !== '');
  return [...new Set(paths.map((file) => file.split('/').slice(0, 4).join('/')))];
}

/** Builds and assembles all parts. @throws Error with what was printed when one of them fails */
export function build(site: string, ...args: readonly string[]): string {
  return execFileSync(process.execPath, [tsx, 'scripts/build.ts', ...args], {
    cwd: site,
    encoding: 'utf8',
    stdio: 'pipe',
    env: {...process.env, NODE_ENV: 'production', FORCE_COLOR: '0'},
  });
}
