// npm run verify -- oldPackages --install: installs the packages of older majors that are not in the cache folder yet.
import {existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {oldPackages} from '../../config/oldPackages';
import {runMain, secondsSince} from '../../src/lib/node/terminal.mjs';
import {cacheFolder} from './memory.mjs';
import {npmInstall} from './npmInstall';
import {
  createManifest,
  oldPackagesFolder,
  oldPackagesRoot,
} from '../../plugins/library-versions/migration/oldPackagesFolder';

async function main(): Promise<void> {
  const root = oldPackagesRoot(cacheFolder(process.env));
  mkdirSync(root, {recursive: true});
  const wanted = Object.entries(oldPackages).map(([name, packages]) => ({
    name,
    packages,
    folder: oldPackagesFolder(name, packages),
  }));
  for (const folder of readdirSync(root)) {
    if (!wanted.some((each) => each.folder === folder)) rmSync(path.join(root, folder), {recursive: true});
  }
  for (const {name, packages, folder} of wanted) {
    const target = path.join(root, folder);
    if (existsSync(target)) continue;
    const start = Date.now();
    // Renamed at the end, so that an installation that is stopped is none.
    const part = `${target}.part`;
    mkdirSync(part);
    writeFileSync(path.join(part, 'package.json'), createManifest(packages));
    // Only their types are read.
    const {outcome, output} = await npmInstall(part, ['--ignore-scripts']);
    if (outcome === 'no network') {
      console.log('SKIPPED packages of older majors from the npm registry: it cannot be reached');
      return;
    }
    if (outcome === 'failed') throw new Error(`The packages ${name} cannot be installed\n${output}`);
    renameSync(part, target);
    console.log(`ok     packages ${name} (${secondsSince(start)} s)`);
  }
}

runMain(main);
