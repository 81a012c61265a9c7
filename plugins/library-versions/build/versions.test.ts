import {afterEach, describe, expect, it} from 'vitest';
import {PlainError} from '../../../src/lib/node/terminal.mjs';
import {tempFolder} from '../../../tests/unit/tempFolder';
import {createCutRecord} from './versionRecord';
import {builtVersion, documentedVersions, listHalfCuts, createInnerFinder} from './versions';

const dependencies = {
  '@mui/material': '7.3.11',
  '@mui/x-data-grid': '8.29.3',
  '@mui/x-data-grid-v7': 'npm:@mui/x-data-grid@7.29.13',
};
const manifest = JSON.stringify({dependencies});
/** What a cut leaves of a version beside its line in `versions.json`. */
const cut = (name: string) => ({
  [`versioned_docs/version-${name}/introduction/index.mdx`]: '',
  [`versioned_sidebars/version-${name}-sidebars.json`]: '{}',
});
const record = {'@mui/x-data-grid': {version: '7.29.13', folder: '@mui/x-data-grid-v7'}};

describe('documentedVersions', () => {
  it('is the current version alone before the first cut', () => {
    const [current, ...others] = documentedVersions(tempFolder({'package.json': manifest}));
    expect(others).toEqual([]);
    expect(current).toEqual({
      name: 'current',
      path: '',
      docsDir: 'docs',
      packages: {
        '@mui/material': {version: '7.3.11', folder: '@mui/material'},
        '@mui/x-data-grid': {version: '8.29.3', folder: '@mui/x-data-grid'},
      },
    });
  });

  it('then the cut ones, each with its recorded packages', () => {
    const site = tempFolder({
      'package.json': manifest,
      'versions.json': '["8", "7"]',
      ...cut('8'),
      ...cut('7'),
      'versioned_docs/version-7/packages.json': JSON.stringify(record),
    });
    const [, newer, older] = documentedVersions(site);
    expect(older).toEqual({
      name: '7',
      path: 'v7',
      docsDir: 'versioned_docs/version-7',
      packages: record,
    });
    // Cut by Docusaurus' command alone.
    expect(newer?.packages['@mui/x-data-grid']).toEqual({version: '8.29.3', folder: '@mui/x-data-grid'});
  });

  it('refuses a record of another form, and names it', () => {
    const site = tempFolder({
      'package.json': manifest,
      'versions.json': '["7"]',
      ...cut('7'),
      'versioned_docs/version-7/packages.json': '{"@mui/material": "7.3.11"}',
    });
    expect(() => documentedVersions(site)).toThrow(/version-7\/packages\.json: "@mui\/material"/);
  });
});

function catchError(run: () => unknown): Error | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  return undefined;
}

describe('what says that a cut is half made', () => {
  const {stackTraceLimit} = Error;
  afterEach(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });

  it('is named, whatever asks for the versions, without where in the tools', () => {
    const site = tempFolder({'package.json': manifest, 'versions.json': '["8"]'});
    for (const run of [() => documentedVersions(site), () => builtVersion(site)]) {
      const error = catchError(run);
      expect(error?.message).toMatch(/^Version 8 is half cut.*npx docusaurus version:cut 8$/);
      expect(error?.stack).not.toContain('    at ');
      // Which programs print as it is.
      expect(error).toBeInstanceOf(PlainError);
    }
  });
});

describe('a half-made cut', () => {
  const site = () =>
    tempFolder({'package.json': manifest, 'versions.json': '["8", "7"]', ...cut('7'), ...cut('6')});
  const names = (...args: string[]) =>
    documentedVersions(site(), ['node', 'node_modules/.bin/docusaurus', ...args]).map(({name}) => name);

  it.each(['version:cut 8', 'version:archive 8', 'i18n:status', 'new:page react-charts/lines', '--help'])(
    'is left out for %s, which works on the others',
    (line) => {
      expect(names(...line.split(' '))).toEqual(['current', '7']);
    },
  );

  it.each(['build', 'start --locale zh', 'docs:version 9'])('stops %s', (line) => {
    expect(catchError(() => names(...line.split(' ')))?.message).toMatch(
      /^Version 8 is half cut.*\nVersion 6 is half cut/,
    );
  });

  it('is known without reading the versions', () => {
    expect(listHalfCuts(site()).map(({name}) => name)).toEqual(['8', '6']);
    expect(listHalfCuts(tempFolder({}))).toEqual([]);
  });
});

describe('builtVersion', () => {
  const site = () => tempFolder({'package.json': manifest, 'versions.json': '["7"]', ...cut('7')});

  it('is what SITE_VERSION names, or the current one', () => {
    expect(builtVersion(site(), '7').path).toBe('v7');
    expect(builtVersion(site()).name).toBe('current');
    expect(builtVersion(site(), '').name).toBe('current');
  });

  it('refuses a name that the checkout does not have', () => {
    expect(() => builtVersion(site(), '6')).toThrow('"6", and this checkout has: current, 7');
  });
});

describe('createCutRecord', () => {
  it('takes the alias of the version, what an alias brings along, and else the current package', () => {
    const site = tempFolder({
      'node_modules/@mui/x-data-grid-v7/node_modules/@mui/x-license/package.json': '{"version": "7.29.1"}',
    });
    const all = {...dependencies, '@mui/x-license': '8.29.3'};
    expect(createCutRecord('7', all, createInnerFinder(site))).toEqual({
      '@mui/material': {version: '7.3.11', folder: '@mui/material'},
      '@mui/x-license': {version: '7.29.1', folder: '@mui/x-data-grid-v7/node_modules/@mui/x-license'},
      ...record,
    });
  });
});
