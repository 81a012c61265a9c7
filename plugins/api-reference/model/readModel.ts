import {createHash} from 'node:crypto';
import {mkdir, readFile, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {withLock} from '../../../src/lib/node/withLock';
import {readPackages, type DocumentedPackage} from '../extract/packages';
import type {PackageSet} from '../packageSets';
import type {ApiModel} from './types';

export interface LoadApiModelOptions {
  /** Absolute path of the site. */
  siteDir: string;
  packageSet: PackageSet;
  /** Where models are kept, absolute; default `<siteDir>/node_modules/.cache/api-reference`. */
  cacheDir?: string;
  /** Called before the packages are read, which somebody has to wait for; not when the model was kept. */
  onRead?: () => void;
}

const pluginDir = path.resolve(__dirname, '..');

/** The extractor's own files: another extractor makes another model of the same packages. */
async function ownFiles(): Promise<string[]> {
  const names = await Promise.all(
    ['extract', 'model'].map(async (folder) =>
      (await readdir(path.join(pluginDir, folder), {recursive: true})).map((name) => path.join(folder, name)),
    ),
  );
  return ['exceptions.ts', ...names.flat()]
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => path.join(pluginDir, name));
}

async function cacheKey(packages: readonly DocumentedPackage[]): Promise<string> {
  const hash = createHash('sha256');
  packages.forEach(({name, version, folder}) => hash.update(`${name}@${version} ${folder}\n`));
  for (const file of await ownFiles()) {
    hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function readCached(file: string): Promise<ApiModel | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ApiModel;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return null;
    }
    throw new Error(`The cached API model ${file} cannot be read; delete it and build again`, {cause: error});
  }
}

/** Writes a model in place of earlier ones of its set. Builds that run side by side never see half a file. */
async function writeCached(file: string, model: ApiModel): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, {recursive: true});
  const earlier = (await readdir(folder)).filter(
    (name) => name.startsWith(`${model.set}-`) && name.endsWith('.json'),
  );
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(model));
  await rename(unfinished, file);
  const superseded = earlier.filter((name) => name !== path.basename(file));
  await Promise.all(superseded.map((name) => rm(path.join(folder, name), {force: true})));
}

/**
 * The API of a package set: from the cache when this extractor read these packages before, otherwise from their
 * declarations and `propTypes` (about 10 s).
 *
 * @throws when a package is missing, or when something cannot be read; the message names it
 */
export async function loadApiModel({
  siteDir,
  packageSet,
  cacheDir,
  onRead,
}: LoadApiModelOptions): Promise<ApiModel> {
  const packages = readPackages(packageSet, siteDir);
  const folder = cacheDir ?? path.join(siteDir, 'node_modules/.cache/api-reference');
  const file = path.join(folder, `${packageSet.id}-${await cacheKey(packages)}.json`);
  const cached = await readCached(file);
  if (cached) {
    return cached;
  }
  // The pages ask for it as the plugin does, and the other languages are built beside this one: it is read once for all.
  return withLock(`${file}.lock`, async () => {
    const made = await readCached(file);
    if (made) {
      return made;
    }
    onRead?.();
    // The compiler is loaded only when it is needed.
    const {extractModel} = await import('../extract/extractModel');
    const {model} = extractModel(packageSet.id, packages);
    await writeCached(file, model);
    return model;
  });
}
