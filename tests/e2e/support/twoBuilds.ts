import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {redirectTest} from '../../../config/findRedirect';
import {buildRedirects} from '../../../config/redirects';
import {sharedFolders} from '../../../config/offline';
import {servicesParts} from '../../fixtures/services/parts';
import {writeOfflineFiles} from '../../../plugins/offline/build/writeOfflineFiles';

/** The small site: few pages, built in seconds. */
const source = path.join('.parts', 'services', 'build');

/** `1234.8b1e835b.js`: every file that the bundler writes. */
const hashedName = /\.([0-9a-f]{8})\.(?:js|css)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
}

/** A copy of the small site in which every file is the same one. */
export function linkSite(target: string): void {
  rmSync(target, {recursive: true, force: true});
  for (const file of filesBelow(source)) {
    const to = path.join(target, file);
    mkdirSync(path.dirname(to), {recursive: true});
    linkSync(path.join(source, file), to);
  }
}

/** Another hash in the place of one; applied twice it is the first again. */
function otherHash(hash: string): string {
  return [...hash].map((digit) => (15 - Number.parseInt(digit, 16)).toString(16)).join('');
}

/**
 * The small site as if all of its source had changed: every file that the bundler writes has another name, and all that
 * refer to it say so.
 */
export async function writeOtherBuild(target: string): Promise<void> {
  linkSite(target);
  const files = filesBelow(target);
  const hashes = new Set(files.flatMap((file) => hashedName.exec(file)?.[1] ?? []));
  const rename = (text: string) =>
    text.replace(/\b[0-9a-f]{8}\b/g, (hash) => (hashes.has(hash) ? otherHash(hash) : hash));
  for (const file of files) {
    if (!/\.(?:html|js|css|json)$/.test(file)) continue;
    const from = path.join(target, file);
    const text = rename(readFileSync(from, 'utf8'));
    // A link of the same file: written over, the first build would change with it.
    unlinkSync(from);
    writeFileSync(path.join(target, rename(file)), text);
  }
  const isRedirected = redirectTest(buildRedirects(servicesParts));
  await writeOfflineFiles(target, servicesParts, {shared: sharedFolders, isRedirected});
}

/** Whether a script or style sheet of the bundler belongs to the other build. */
export function isFromOtherBuild(address: string): boolean {
  const hash = hashedName.exec(address)?.[1] ?? '';
  return !sourceHashes().has(hash);
}

function sourceHashes(): Set<string> {
  return new Set(filesBelow(source).flatMap((file) => hashedName.exec(file)?.[1] ?? []));
}
