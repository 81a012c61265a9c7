import {realpathSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {tempFolder} from '../../../tests/unit/tempFolder';
import {foreignModules, repeatedPackages} from './versionModules';
import {createAliases, chosenCopies, packageAliases} from './versionPackages';

const manifest = (version: string, dependencies: readonly string[] = []) =>
  JSON.stringify({version, dependencies: Object.fromEntries(dependencies.map((name) => [name, version]))});

/** A community and a Pro package of two versions, as npm installs them. */
const installed = {
  'node_modules/@mui/x-grid/package.json': manifest('8.0.0', ['@mui/x-internals']),
  'node_modules/@mui/x-grid-pro/package.json': manifest('8.0.0', ['@mui/x-grid', '@mui/x-internals']),
  'node_modules/@mui/x-internals/package.json': manifest('8.0.0'),
  'node_modules/@mui/x-grid-v7/package.json': manifest('7.0.0', ['@mui/x-internals']),
  'node_modules/@mui/x-grid-v7/node_modules/@mui/x-internals/package.json': manifest('7.0.0'),
  'node_modules/@mui/x-grid-pro-v7/package.json': manifest('7.0.0', ['@mui/x-grid', '@mui/x-internals']),
  'node_modules/@mui/x-grid-pro-v7/node_modules/@mui/x-grid/package.json': manifest('7.0.0', [
    '@mui/x-internals',
  ]),
  'node_modules/@mui/x-grid-pro-v7/node_modules/@mui/x-internals/package.json': manifest('7.0.0'),
};

const older = {
  name: '7',
  packages: {
    '@mui/x-grid': {version: '7.0.0', folder: '@mui/x-grid-v7'},
    '@mui/x-grid-pro': {version: '7.0.0', folder: '@mui/x-grid-pro-v7'},
  },
};

describe('the packages of a version', () => {
  it('are found under their own names, all of them beside each other', () => {
    const site = realpathSync(tempFolder(installed));
    const inPro = path.join(site, 'node_modules/@mui/x-grid-pro-v7/node_modules/@mui');
    expect(packageAliases(site, chosenCopies(site, older))).toEqual({
      '@mui/x-grid': path.join(inPro, 'x-grid'),
      '@mui/x-grid-pro': path.join(site, 'node_modules/@mui/x-grid-pro-v7'),
      '@mui/x-internals': path.join(inPro, 'x-internals'),
    });
  });

  it('need no alias in the current version', () => {
    const site = tempFolder(installed);
    const packages = {'@mui/x-grid-pro': {version: '8.0.0', folder: '@mui/x-grid-pro'}};
    const chosen = chosenCopies(site, {name: 'current', packages});
    expect([...chosen.keys()]).toEqual(['@mui/x-grid', '@mui/x-grid-pro', '@mui/x-internals']);
    expect(packageAliases(site, chosen)).toEqual({});
  });

  it('are of one release each', () => {
    const mixed = {...older.packages, '@mui/x-license': {version: '8.0.0', folder: '@mui/x-grid'}};
    const site = tempFolder(installed);
    expect(() => chosenCopies(site, {name: '7', packages: mixed})).toThrow(
      'Version 7 has more than one release of @mui/x-internals: 7.0.0, 8.0.0',
    );
  });
});

describe('createAliases', () => {
  it('asks the exports of a package, which an alias to its folder would pass by', () => {
    const exports = {
      '.': {import: {types: './a.d.mts', default: './a.mjs'}, require: './a.js'},
      './b': './b.mjs',
    };
    expect(createAliases('p', '/p', exports)).toEqual([
      ['p$', path.join('/p', 'a.mjs')],
      ['p/b$', path.join('/p', 'b.mjs')],
      ['p', '/p'],
    ]);
    expect(createAliases('p', '/p', {'./*': './*.mjs'})).toEqual([]);
  });
});

describe('the modules of a bundle', () => {
  const grid = '/s/node_modules/@mui/x-grid-pro-v7/node_modules/@mui/x-grid';
  const find = (...files: string[]) => foreignModules(files, new Set([grid]), '7');

  it('are right in the packages of the version, whatever their names', () => {
    expect(
      find(`${grid}/index.js`, `${grid}/hooks/index.js`, '/s/docs/index.mdx', '/s/node_modules/a/b.js'),
    ).toEqual([]);
  });

  it('are named when they are of another version', () => {
    expect(find(`${grid}/index.js`, '/s/node_modules/@mui/x-grid/index.mjs')[0]).toMatch(
      /^\/s\/node_modules\/@mui\/x-grid\/index\.mjs is bundled, and version 7/,
    );
  });

  it('name a package that is there twice, and may have two releases of it', () => {
    const files = ['/s/node_modules/a/i.js', '/s/node_modules/b/node_modules/a/i.js'];
    expect(repeatedPackages(files, () => '1.0.0')).toEqual([
      'a@1.0.0 is bundled twice: from /s/node_modules/a and from /s/node_modules/b/node_modules/a',
    ]);
    expect(repeatedPackages(files, (folder) => folder)).toEqual([]);
    const routerFiles = ['react-router', 'prop-types'].map(
      (name) => `/s/node_modules/${name}/node_modules/react-is/i.js`,
    );
    expect(repeatedPackages(routerFiles, () => '16.13.1')).toEqual([]);
  });
});
