import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {hashInputs} from '../../../src/lib/node/hashInputs';
import {keepByContent} from '../../../src/lib/node/keepByContent';
import {extractInThread} from '../extract/extractInThread';
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

/** The extractor's own files, from the project's folder: another extractor makes another model of the same packages. */
const extractor = [
  'plugins/api-reference/exceptions.ts',
  'plugins/api-reference/extract',
  'plugins/api-reference/model',
  'src/lib/groupBy.ts',
  'src/lib/memoize.ts',
  'src/lib/values.ts',
];

function cacheKey(packages: readonly DocumentedPackage[]): Promise<string> {
  return hashInputs(path.resolve(__dirname, '../../..'), extractor, {packages: JSON.stringify(packages)});
}

function isModel(value: unknown): value is ApiModel {
  return typeof value === 'object' && value !== null && 'pages' in value;
}

/** Removes what was kept of a package set: the model that is made takes its place. */
async function removeModels(folder: string, set: string): Promise<void> {
  const names = (await readdir(folder)).filter(
    (name) => name.startsWith(`${set}-`) && name.endsWith('.json'),
  );
  await Promise.all(names.map((name) => rm(path.join(folder, name), {force: true})));
}

/**
 * The API of a package set: from the cache when this extractor read these packages before, otherwise from their
 * declarations and `propTypes` (about 10 s). The pages ask for it as the plugin does, and the other languages are built
 * beside this one: it is read once for all.
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
  const key = `${packageSet.id}-${await cacheKey(packages)}`;
  return keepByContent(folder, key, isModel, async () => {
    onRead?.();
    const model = await extractInThread(packageSet.id, packages);
    await removeModels(folder, packageSet.id);
    return model;
  });
}
