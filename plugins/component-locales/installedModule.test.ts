import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {tempFolder} from '../../tests/unit/tempFolder';
import {installedModule, readModules} from './installedModule';

it('finds a package under the name that a version has it by', () => {
  const folders = {'@mui/x-data-grid': '@mui/x-data-grid-v7', plain: 'plain-v7'};
  expect(installedModule('@mui/x-data-grid/locales', folders)).toBe('@mui/x-data-grid-v7/locales');
  expect(installedModule('plain', folders)).toBe('plain-v7');
  expect(installedModule('@mui/material/locale', folders)).toBe('@mui/material/locale');
});

it('leaves out what an older version lacks, and nothing else', () => {
  const site = tempFolder({
    'node_modules/grid-v7/locales.js': 'exports.frFR = 7;',
    'node_modules/charts-v7/index.js': '',
  });
  const require = createRequire(path.join(site, 'package.json'));
  const folders = {grid: 'grid-v7', charts: 'charts-v7'};
  expect(readModules(['grid/locales', 'charts/locales'], folders, require)).toEqual({
    'grid/locales': {frFR: 7},
  });
  expect(() => readModules(['material/locale'], folders, require)).toThrow('material/locale');
});
