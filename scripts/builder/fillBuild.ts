import {constants} from 'node:fs';
import {copyFile, mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {redirectTest} from '../../config/findRedirect';
import {sharedFolders} from '../../config/offline';
import {buildRedirects} from '../../config/redirects';
import {writeOfflineFiles} from '../../plugins/offline/build/writeOfflineFiles';
import {writeSearch} from '../../plugins/search/build/writeSearch';
import {listFiles} from '../../src/lib/node/listFiles';
import {inLanes} from '../lib/inLanes.mjs';
import {listAddresses} from './addresses';
import {partPaths} from './partPaths';
import type {BuildPart} from './parts';
import {writeRootFiles} from './rootFiles';

/**
 * Fills a folder with the outputs of some parts and with what belongs to all of them: the files of the host, the search,
 * the lists for reading offline.
 *
 * @param root the folder of the site, which has the outputs
 * @param build emptied first
 * @param check sees the addresses of the pages before anything is made of them
 * @returns these addresses
 */
export async function fillBuild(
  root: string,
  build: string,
  parts: readonly BuildPart[],
  check: (addresses: readonly string[]) => void = () => undefined,
): Promise<readonly string[]> {
  await rm(build, {recursive: true, force: true});
  await mkdir(build, {recursive: true});
  const outputs = parts.map(({name}) => partPaths(root, name).output);
  await mergeParts(outputs, build);
  const addresses = await listAddresses(build);
  check(addresses);
  await writeRootFiles(build, parts);
  const start = Date.now();
  const {pages, fromCache} = await writeSearch(root, build, parts, addresses);
  const how = fromCache ? 'from the cache' : `in ${((Date.now() - start) / 1000).toFixed(0)} s`;
  console.log(`   search over ${pages} pages, ${how}`);
  // Last of all that writes files of the site: it lists them.
  const isRedirected = redirectTest(buildRedirects(parts));
  await writeOfflineFiles(build, parts, {shared: sharedFolders, isRedirected});
  return addresses;
}

/** Node copies four files at a time; what waits costs nothing. */
const copiesAtOnce = 8;

/**
 * Copies the outputs of all parts into one folder. The parts stay as they are: they are the cache.
 *
 * @param sources folders, each laid out from the root of the host
 * @throws {Error} when two parts have different files at one address
 */
async function mergeParts(sources: readonly string[], target: string): Promise<void> {
  const owners = new Map<string, string>();
  for (const source of sources) {
    for (const file of await listFiles(source)) {
      const from = path.join(source, file);
      const owner = owners.get(file);
      if (owner) await assertSame(owner, from);
      owners.set(file, from);
    }
  }
  for (const folder of new Set([...owners.keys()].map(path.dirname))) {
    await mkdir(path.join(target, folder), {recursive: true});
  }
  await inLanes([...owners], copiesAtOnce, ([file, from]) =>
    copyFile(from, path.join(target, file), constants.COPYFILE_FICLONE),
  );
}

async function assertSame(first: string, second: string): Promise<void> {
  const [a, b] = await Promise.all([readFile(first), readFile(second)]);
  if (!a.equals(b)) throw new Error(`Two parts have different files at one address: ${first} and ${second}`);
}
