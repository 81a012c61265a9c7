import {describe, expect, it} from 'vitest';
import {tempFolder} from '../tests/unit/tempFolder';
import {readPages} from '../plugins/library-versions/build/pageFiles';
import {readVersions, versionName} from './versionPages';

const page = (...lines: string[]) => ['---', 'title: A page', ...lines, '---', '', 'Text.', ''].join('\n');

/** A project with a page in `docs/` and two in version 7. */
function project(): string {
  return tempFolder({
    'package.json': JSON.stringify({dependencies: {'@mui/x-data-grid': '8.29.3'}}),
    'versions.json': '["7"]',
    'docs/react-charts/index.mdx': page(),
    'versioned_docs/version-7/react-charts/index.mdx': page(),
    'versioned_docs/version-7/react-charts/bars/index.mdx': page('movedFrom:', '  - react-charts/columns'),
    'versioned_docs/version-7/react-charts/_demos/index.mdx': page(),
    'versioned_sidebars/version-7-sidebars.json': '{}',
    'versioned_docs/version-7/packages.json': JSON.stringify({
      '@mui/x-data-grid': {version: '7.29.13', folder: '@mui/x-data-grid-v7'},
      '@mui/x-charts': {version: '7.29.1', folder: '@mui/x-charts-v7'},
    }),
  });
}

describe('pages of all versions', () => {
  it('reads the addresses of a version and the older ones of its pages', async () => {
    const siteDir = project();
    expect(await readPages(siteDir, {docsDir: 'versioned_docs/version-7'})).toEqual([
      {address: 'react-charts/', movedFrom: []},
      {address: 'react-charts/bars/', movedFrom: ['react-charts/columns/']},
    ]);
    expect(await readPages(siteDir, {docsDir: 'versioned_docs/version-6'})).toEqual([]);
  });

  it('tells the version from the packages that it documents', async () => {
    const [current, seven] = await readVersions(project(), false);
    expect(current).toMatchObject({name: 'current', path: '', packages: 'MUI X 8.29.3'});
    expect(current?.label).toMatch(/^\d+\.\d+\.\d+/);
    expect(seven).toMatchObject({name: '7', path: 'v7', label: 'v7', packages: 'MUI X 7.29.13'});
    expect(seven?.packagesOf).toEqual({'x-charts': 'MUI X 7.29.1'});
    expect(() => versionName({name: '6', path: 'v6', docsDir: '', packages: {}})).toThrow(
      'The packages of version "6" do not have @mui/x-data-grid',
    );
  });
});
