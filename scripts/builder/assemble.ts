import {existsSync} from 'node:fs';
import {rename, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {readPublished} from '../../config/publishedAddresses';
import {buildRedirects} from '../../config/redirects';
import {PlainError} from '../../src/lib/node/terminal.mjs';
import {addressesIn, deadRedirects, lostAddresses, newAddresses} from './addresses';
import {fillBuild} from './fillBuild';
import type {BuildPart} from './parts';
import {precompress} from './precompress';

/**
 * Makes `build/` from the outputs of all parts. It is complete beside the old one before it takes its place, so
 * whoever serves `build/` sees one or the other and an error leaves the old one.
 *
 * @param root the project's folder
 * @param compresses whether Brotli and gzip copies are put beside the files
 * @param others parts of the site that this build leaves out: their addresses are not missed
 * @throws {PlainError} for an address of an earlier build that is lost, or a redirect to nowhere
 */
export async function assemble(
  root: string,
  parts: readonly BuildPart[],
  {
    others = [],
    compresses = false,
  }: {readonly others?: readonly BuildPart[]; readonly compresses?: boolean} = {},
): Promise<void> {
  const next = path.join(root, 'build.new');
  const addresses = await fillBuild(root, next, parts, (found) =>
    checkAddresses(root, next, found, parts, others),
  );
  console.log(`   ${addresses.length} pages${compresses ? `; ${await compressedCopies(root, next)}` : ''}`);
  await replaceFolder(path.join(root, 'build'), next);
}

/** @returns what was compressed, to print */
async function compressedCopies(root: string, next: string): Promise<string> {
  const cache = path.join(root, '.cache', 'precompressed');
  const {files, compressed} = await precompress(next, cache, os.availableParallelism());
  return `${files} files precompressed, ${compressed} of them now`;
}

function checkAddresses(
  root: string,
  built: string,
  addresses: readonly string[],
  parts: readonly BuildPart[],
  others: readonly BuildPart[],
): void {
  const rules = buildRedirects(parts);
  const all = readPublished(root);
  const elsewhere = new Set(addressesIn(all, others));
  const published = all.filter((address) => !elsewhere.has(address));
  const added = newAddresses(published, addresses, rules).length;
  if (added > 0) {
    console.log(
      `   ${added} addresses are not in config/addresses.json yet: run "npm run build -- --addresses"`,
    );
  }
  const lost = lostAddresses(published, addresses, rules);
  if (lost.length > 0) {
    throw new PlainError(
      `Addresses of earlier builds neither exist nor redirect (add them to config/redirects.ts):\n  ${lost.join('\n  ')}`,
    );
  }
  const dead = deadRedirects(addresses, rules, (address) => existsSync(path.join(built, address)));
  if (dead.length > 0) {
    throw new PlainError(`Redirects in config/redirects.ts lead to no page:\n  ${dead.join('\n  ')}`);
  }
}

async function replaceFolder(folder: string, replacement: string): Promise<void> {
  const old = `${folder}.old`;
  await rm(old, {recursive: true, force: true});
  if (existsSync(folder)) await rename(folder, old);
  await rename(replacement, folder);
  await rm(old, {recursive: true, force: true});
}
