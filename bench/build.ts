import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {readRecord} from '../scripts/builder/buildPart';
import {partPaths, type PartRecord} from '../scripts/builder/partPaths';
import {listParts} from '../scripts/builder/parts';
import {readHtml} from '../scripts/checks/html/readHtml';
import {listTranslations} from '../config/languages';
import {currentName, documentedVersions} from '../plugins/library-versions/build/versions';
import {removeVersion} from '../plugins/library-versions/cli/archiveVersion';
import {gzipSync} from 'node:zlib';
import {runMain} from '../src/lib/node/terminal.mjs';
import {copySite} from './copySite';
import {measuredOn, table, writeResults} from './report';
import {measureSeconds} from './measureSeconds';

/** A page of text alone: what it loads, every page loads. */
const plainPage = 'x/introduction/support/index.html';

/** Seconds of `npm run build` in a folder. @throws Error when it fails */
const build = (folder: string, ...args: string[]): number =>
  measureSeconds('npm run build', folder, ['--import', 'tsx', 'scripts/build.ts', ...args]);

/** @throws Error for a part that is not built */
async function readBuiltPart(folder: string, name: string): Promise<PartRecord & {name: string}> {
  const record = await readRecord(partPaths(folder, name));
  if (!record) throw new Error(`Part "${name}" is not built`);
  return {name, ...record};
}

/** kB (1000 bytes, gzip level 9) of the JavaScript that the HTML of an English page names. */
function measureJavaScript(folder: string, page: string): number {
  const built = partPaths(folder, 'en').output;
  const {links} = readHtml(readFileSync(path.join(built, page), 'utf8'));
  const files = links.filter(({address}) => /^\/.*\.js$/.test(address)).map(({address}) => address);
  const bytes = [...new Set(files)].map(
    (file) => gzipSync(readFileSync(path.join(built, file)), {level: 9}).length,
  );
  return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}

/** `npm run bench -- build`: builds a copy of the site cold, again, and without its older versions. */
async function main(): Promise<void> {
  const root = process.cwd();
  const folder = path.join(root, '.cache/bench-build');
  copySite(root, folder);
  const cold = build(folder);
  const parts = await Promise.all(
    listParts(documentedVersions(folder)).map(({name}) => readBuiltPart(folder, name)),
  );
  const withOlder = measureJavaScript(folder, plainPage);
  const warm = build(folder);
  for (const name of ['.parts', '.docusaurus', '.cache', 'build']) {
    rmSync(path.join(folder, name), {recursive: true, force: true});
  }
  for (const {name} of documentedVersions(folder)) {
    if (name !== currentName) await removeVersion(folder, name, listTranslations());
  }
  // Parts alone: put together, they would miss the addresses of the older versions.
  const alone = build(folder, '--part', 'en', '--part', 'zh');
  const withoutOlder = measureJavaScript(folder, plainPage);
  rmSync(folder, {recursive: true, force: true});
  await writeResults('bench/BUILD.md', [
    `${measuredOn()}.`,
    table(
      ['Part', 'Seconds', 'Memory, MB'],
      parts.map(({name, seconds, peakMemory}) => [name, seconds.toFixed(0), peakMemory]),
    ),
    table(
      ['`npm run build`', 'Seconds'],
      [
        ['cold, all versions', cold.toFixed(0)],
        ['when nothing changed', warm.toFixed(0)],
        ['cold, the parts of the current version alone', alone.toFixed(0)],
      ],
    ),
    table(
      ['JavaScript of a page without demos', 'kB gz'],
      [
        ['with the older versions', withOlder.toFixed(1)],
        ['without them', withoutOlder.toFixed(1)],
      ],
    ),
  ]);
}

runMain(main);
