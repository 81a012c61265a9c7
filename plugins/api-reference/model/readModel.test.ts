import {readdirSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {aliasedGrids, aliasedSet} from '../../../tests/unit/apiReference/aliasedGrids';
import {writeTestPackages, type TestPackages} from '../../../tests/unit/apiReference/testPackages';
import {loadApiModel} from './readModel';

const written: TestPackages[] = [];
afterEach(() => {
  written.splice(0).forEach((packages) => {
    packages.remove();
  });
});

it('keeps a model until a package changes its version', async () => {
  const packages = writeTestPackages(aliasedGrids);
  written.push(packages);
  const cacheDir = path.join(packages.folder, 'cache');
  const onRead = vi.fn();
  const load = () => loadApiModel({siteDir: packages.folder, packageSet: aliasedSet, cacheDir, onRead});
  const first = await load();
  const start = performance.now();
  const second = await load();
  expect(second).toEqual(first);
  expect(performance.now() - start).toBeLessThan(1000);
  expect(readdirSync(cacheDir)).toHaveLength(1);
  // Who waits is told once.
  expect(onRead).toHaveBeenCalledTimes(1);

  const newer = writeTestPackages({
    ...aliasedGrids,
    'grid-old/package.json': JSON.stringify({version: '7.0.1'}),
  });
  written.push(newer);
  const other = await loadApiModel({siteDir: newer.folder, packageSet: aliasedSet, cacheDir});
  expect(other.packages['@mui/x-data-grid']).toBe('7.0.1');
  expect(readdirSync(cacheDir)).toHaveLength(1);
}, 120_000);

it('says what cannot be read, and keeps nothing', async () => {
  const script = (aliasedGrids['grid-old/DataGrid/DataGrid.js'] ?? '').replace('onPick:', 'onChoose:');
  const packages = writeTestPackages({...aliasedGrids, 'grid-old/DataGrid/DataGrid.js': script});
  written.push(packages);
  const cacheDir = path.join(packages.folder, 'cache');
  await expect(loadApiModel({siteDir: packages.folder, packageSet: aliasedSet, cacheDir})).rejects.toThrow(
    'its prop "onChoose" stands in propTypes',
  );
  expect(readdirSync(cacheDir)).toEqual([]);
}, 120_000);
