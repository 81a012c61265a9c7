import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {products} from '../../../config/products';
import {addFiles} from '../../../tests/unit/tempFolder';
import {findHalfCuts} from '../build/halfCuts';
import {archiveVersion, removeVersion} from './archiveVersion';
import {changedFiles, committedProject} from '../../../tests/unit/committedProject';

const facts = {translations: ['zh'], products};

const firstPages = {
  x: null,
  'x-data-grid': null,
  'x-date-pickers': null,
  'x-charts': null,
  'x-tree-view': null,
};
const six = {...firstPages, x: 'https://v6.example.org/'};

/** A project with the versions 8 and 7, of which 7 has an introduction and charts. */
function project(files: Readonly<Record<string, string>> = {}): string {
  return committedProject({
    'versions.json': '["8", "7"]\n',
    'versionsArchived.json': JSON.stringify({v6: six}),
    'versioned_docs/version-8/introduction/index.mdx': 'Text.\n',
    'versioned_docs/version-7/introduction/index.mdx': 'Text.\n',
    'versioned_docs/version-7/react-charts/index.mdx': 'Text.\n',
    'versioned_docs/version-7/packages.json': JSON.stringify({
      '@mui/x-charts': {version: '7.29.1', folder: '@mui/x-charts-v7'},
      dayjs: {version: '1.11.18', folder: 'dayjs'},
    }),
    'versioned_sidebars/version-7-sidebars.json': '{}',
    'i18n/zh/docusaurus-plugin-content-docs/version-7/introduction/index.mdx': 'Text.\n',
    'i18n/zh/docusaurus-plugin-content-docs/version-7.json': '{}',
    ...files,
  });
}

const read = (siteDir: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));

const address = 'https://old.example.org/x/v7/';

describe('npx docusaurus version:archive', () => {
  it('the version becomes a line of the table, newest first, with the products that it has', async () => {
    const siteDir = project();
    const text = await archiveVersion(siteDir, '7', address, facts);
    expect(Object.entries(read(siteDir, 'versionsArchived.json') as object)).toEqual([
      ['v7', {...firstPages, x: `${address}introduction/`, 'x-charts': `${address}react-charts/`}],
      ['v6', six],
    ]);
    expect(read(siteDir, 'config/archivedVersions.json')).toEqual([{path: 'v7', address}]);
    expect(text).toContain('npm uninstall @mui/x-charts-v7');
  });

  it('nothing else of it is left, and the other versions stay', async () => {
    const siteDir = project();
    await archiveVersion(siteDir, '7', address, facts);
    expect(read(siteDir, 'versions.json')).toEqual(['8']);
    expect(existsSync(path.join(siteDir, 'versioned_docs/version-8/introduction/index.mdx'))).toBe(true);
    for (const file of ['versioned_docs/version-7', 'versioned_sidebars/version-7-sidebars.json']) {
      expect(existsSync(path.join(siteDir, file)), file).toBe(false);
    }
    expect(changedFiles(siteDir).filter((line) => /i18n/.test(line))).toEqual([
      ' D i18n/zh/docusaurus-plugin-content-docs/version-7.json',
      ' D i18n/zh/docusaurus-plugin-content-docs/version-7/introduction/index.mdx',
    ]);
  });

  it('the line that the table has counts without an address', async () => {
    const seven = {...firstPages, x: 'https://v7.example.org/'};
    const siteDir = project({
      'versions.json': '["7"]\n',
      'versionsArchived.json': JSON.stringify({v7: seven}),
    });
    await archiveVersion(siteDir, '7', undefined, facts);
    expect(read(siteDir, 'versionsArchived.json')).toEqual({v7: seven});
    expect(read(siteDir, 'config/archivedVersions.json')).toEqual([{path: 'v7'}]);
    expect(existsSync(path.join(siteDir, 'versions.json'))).toBe(false);
  });

  it.each([
    ['6', undefined, 'Version 6 is not built here. Versions: 8, 7'],
    ['7', undefined, 'Say where version 7 is kept: --address'],
    ['7', 'http://old.example.org/x/v7/', 'must begin with https://'],
    ['7', 'https://old.example.org/v7/', 'its path with /x/'],
    ['7', 'https://old.example.org/x/v7', 'end with a slash'],
  ])('refuses %s at %s', async (name, place, reason) => {
    const siteDir = project();
    await expect(archiveVersion(siteDir, name, place, facts)).rejects.toThrow(reason);
    expect(changedFiles(siteDir)).toEqual([]);
  });

  it('refuses changes that are not committed', async () => {
    const siteDir = project();
    addFiles(siteDir, {'versioned_docs/version-7/new.mdx': ''});
    await expect(archiveVersion(siteDir, '7', address, facts)).rejects.toThrow(
      'Commit or stash your changes first',
    );
  });
});

describe('removeVersion', () => {
  it('leaves a checkout that has the other versions, and then the current one alone', async () => {
    const siteDir = project({'versioned_sidebars/version-8-sidebars.json': '{}'});
    await removeVersion(siteDir, '7', ['zh']);
    expect(findHalfCuts(siteDir, ['8'])).toEqual([]);
    await removeVersion(siteDir, '8', ['zh']);
    expect(existsSync(path.join(siteDir, 'versions.json'))).toBe(false);
    expect(findHalfCuts(siteDir, [])).toEqual([]);
  });
});
