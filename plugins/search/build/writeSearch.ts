import {existsSync} from 'node:fs';
import {cp, readFile, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import type {IndexedName} from './collectNames';
import {hashContents, searchFiles, type BuiltPart} from './searchFiles';
import {valueIn} from '../../../src/lib/values';
import {hashInputs} from '../../../src/lib/node/hashInputs';
import {outputFile} from '../../../src/lib/node/outputFile';

/** A version in a language, as a build has it. */
export type SearchedPart = Pick<BuiltPart, 'base' | 'version'>;

/** What decides about the files of the search besides the pages. */
const inputs: readonly string[] = [
  'config/languages.ts',
  'package-lock.json',
  'plugins/search/build',
  'plugins/search/format.ts',
  'src/navigation',
];

/** Pages that nobody searches for. */
const leftOut = /(^|\/)playground\//;

/**
 * Writes the files of the search into a build. The same pages get the same files as last time, without being read again.
 *
 * @param root the project's folder
 * @param build folder of the build, complete but for these files
 * @param parts with their bases as folders: `x`, `zh/x/v7`
 * @param addresses all pages of the build: `/x/introduction/`
 * @returns whether the files of the last build were taken
 */
export async function writeSearch(
  root: string,
  build: string,
  parts: readonly SearchedPart[],
  addresses: readonly string[],
): Promise<{pages: number; fromCache: boolean}> {
  const built = await Promise.all(parts.map((part) => readPart(build, part, parts, addresses)));
  const key = await hashInputs(
    root,
    inputs,
    Object.fromEntries((await Promise.all(built.map(collectFacts))).flat()),
  );
  const cache = path.join(root, '.cache', 'search');
  const kept = path.join(cache, key);
  const fromCache = existsSync(kept);
  if (!fromCache) {
    await rm(cache, {recursive: true, force: true});
    for (const [name, content] of await searchFiles(built)) {
      await outputFile(path.join(`${kept}.new`, name), content);
    }
    await rename(`${kept}.new`, kept);
  }
  await cp(kept, path.join(build, 'search'), {recursive: true});
  return {pages: built.reduce((sum, {paths}) => sum + paths.length, 0), fromCache};
}

async function collectFacts({base, version, paths, readHtml, names}: BuiltPart): Promise<[string, string][]> {
  const facts: [string, string][] = [[`names of ${base} ${version}`, hashContents(JSON.stringify(names))]];
  for (const path of paths) facts.push([base + path, hashContents(await readHtml(path))]);
  return facts;
}

async function readPart(
  build: string,
  {base, version}: SearchedPart,
  parts: readonly SearchedPart[],
  addresses: readonly string[],
): Promise<BuiltPart> {
  // An older version lies below the current one.
  const inner = parts.map((part) => part.base).filter((other) => other.startsWith(`${base}/`));
  const isInPart = (address: string) =>
    address.startsWith(`/${base}/`) && !inner.some((other) => address.startsWith(`/${other}/`));
  const paths = addresses
    .filter((address) => isInPart(address) && !leftOut.test(address))
    .map((address) => address.slice(base.length + 2));
  const index = path.join(build, base, 'api', 'index.json');
  return {
    base: `/${base}/`,
    version,
    paths,
    readHtml: (one) => readFile(path.join(build, base, one, 'index.html'), 'utf8'),
    names: existsSync(index) ? entriesIn(JSON.parse(await readFile(index, 'utf8'))) : [],
  };
}

/** @throws Error for a file of another form */
function entriesIn(index: unknown): IndexedName[] {
  const entries = valueIn(index, 'entries');
  const isEntries = (list: unknown): list is IndexedName[] =>
    Array.isArray(list) && list.every((one) => valueIn(one, 'json') !== undefined);
  if (!isEntries(entries)) throw new Error('api/index.json has no list of entries');
  return entries;
}
