import {cpSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {getFileInfo} from 'prettier';
import {describe, expect, it, vi} from 'vitest';
import {addFiles, tempFolder} from '../../../tests/unit/tempFolder';
import {changedFiles, committedProject} from '../../../tests/unit/committedProject';
import {cutVersion, type docsVersion} from './cutVersion';

const translated = 'i18n/zh/docusaurus-plugin-content-docs';

const page = [
  '---',
  'title: Charts',
  'packages:',
  "  - '@mui/x-charts'",
  '---',
  '',
  'Install <PackageVersion name="dayjs" />.',
  '',
].join('\n');

const dependencies = {
  '@mui/material': '7.3.11',
  '@mui/x-charts': '8.29.3',
  '@mui/x-charts-v7': 'npm:@mui/x-charts@7.29.1',
  '@mui/x-license': '8.29.3',
  '@vitejs/plugin-react': '6.3.0',
  '@tailwindcss/vite': '4.3.5',
  dayjs: '1.11.18',
  joi: '17.13.3',
  react: '19.3.1',
  'react-dom': '19.3.1',
  tailwindcss: '4.3.5',
};

/** A committed project with one page, its translation and its demo. */
function project(files: Readonly<Record<string, string>> = {}): string {
  return committedProject({
    'package.json': JSON.stringify({
      version: '8.0.0-alpha.12',
      dependencies,
      devDependencies: {typescript: '5.9.3', vite: '8.3.8'},
    }),
    'docs/react-charts/index.mdx': page,
    'docs/react-charts/_demos/Bars.tsx': "import {BarChart} from '@mui/x-charts/BarChart';\n",
    'docs/react-charts/_demos/Bars.controls.ts': "import type {Control} from '@site/plugins/controls';\n",
    [`${translated}/current/react-charts/index.mdx`]: page,
    [`${translated}/current.json`]: '{}',
    ...files,
  });
}

/** What the command of Docusaurus does. */
const copy: typeof docsVersion = async (siteDir, name) => {
  for (const folder of ['docs', `${translated}/current`]) {
    const target = folder === 'docs' ? `versioned_docs/version-${name}` : `${translated}/version-${name}`;
    cpSync(path.join(siteDir, folder), path.join(siteDir, target), {recursive: true});
  }
  const sidebars = JSON.stringify({charts: ['react-charts/index']}, null, 4);
  addFiles(siteDir, {
    [`versioned_sidebars/version-${name}-sidebars.json`]: sidebars,
    [`${translated}/version-${name}.json`]: '{}',
    'versions.json': JSON.stringify([name], null, 2),
  });
  return {code: 0, output: ''};
};

function read(siteDir: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));
}

it.each(['versions.json', 'versioned_sidebars/version-8-sidebars.json'])(
  'the check of the format lets stand what docs:version writes: %s',
  async (file) => {
    expect((await getFileInfo(file, {ignorePath: '.prettierignore'})).ignored).toBe(true);
  },
);

describe('npx docusaurus version:cut', () => {
  it('records what the version documents: packages under its alias, and what pages and demos need', async () => {
    const siteDir = project({
      'node_modules/@mui/x-charts-v7/node_modules/@mui/x-license/package.json': '{"version": "7.29.1"}',
      '.gitignore': 'node_modules',
    });
    const text = await cutVersion(siteDir, '7', copy, ['zh']);
    const record = read(siteDir, 'versioned_docs/version-7/packages.json');
    expect(record).toMatchObject({
      '@mui/x-charts': {version: '7.29.1', folder: '@mui/x-charts-v7'},
      '@mui/x-license': {version: '7.29.1', folder: '@mui/x-charts-v7/node_modules/@mui/x-license'},
      dayjs: {version: '1.11.18', folder: 'dayjs'},
      react: {version: '19.3.1', folder: 'react'},
      vite: {version: '8.3.8', folder: 'vite'},
    });
    expect(record).not.toHaveProperty('joi');
    expect(read(siteDir, 'versioned_docs/version-7/tsconfig.json')).toMatchObject({
      extends: '../../tsconfig.json',
      compilerOptions: {
        paths: {
          '@site/*': ['../../*'],
          '@mui/x-charts': ['../../node_modules/@mui/x-charts-v7'],
          '@mui/x-charts/*': ['../../node_modules/@mui/x-charts-v7/*'],
        },
      },
    });
    expect(text).toContain('Version 7 is cut: 1 pages, 1 of them translated');
    expect(text).toContain('npx tsc -p versioned_docs/version-7');
    // In the project's format, which puts short lists on one line.
    expect(readFileSync(path.join(siteDir, 'versions.json'), 'utf8')).toBe('["7"]\n');
  });

  it('a version without aliases has the current packages, and the command says what follows', async () => {
    const siteDir = project();
    const text = await cutVersion(siteDir, '8', copy, ['zh']);
    expect(read(siteDir, 'versioned_docs/version-8/packages.json')).toMatchObject({
      '@mui/x-charts': {version: '8.29.3', folder: '@mui/x-charts'},
    });
    expect(text).toContain('It shares 2 packages with the current version.');
    expect(text).toContain('Raise "version" in package.json');
  });

  it.each([
    [{'versioned_docs/version-8/react-charts/index.mdx': page}, 'there is versioned_docs/version-8, and'],
    [{'versions.json': '["8"]'}, 'there is no versioned_docs/version-8 and no versioned_sidebars'],
    [{'versions.json': '["7"]'}, 'Version 7 is half cut'],
  ])('says of a half-made cut what to do, and changes nothing: %o', async (files, reason) => {
    const siteDir = project(files);
    await expect(cutVersion(siteDir, '8', copy, ['zh'])).rejects.toThrow(reason);
    await expect(cutVersion(siteDir, '8', copy, ['zh'])).rejects.toThrow('is half cut: ');
    expect(changedFiles(siteDir)).toEqual([]);
  });

  it('leaves the claims out, which run on the current packages', async () => {
    const claims = 'react-charts/_claims.test.tsx';
    const siteDir = project({[`docs/${claims}`]: "import {claim} from '@site/tests/claims/claim';\n"});
    await cutVersion(siteDir, '8', copy, ['zh']);
    expect(existsSync(path.join(siteDir, 'versioned_docs/version-8', claims))).toBe(false);
    expect(existsSync(path.join(siteDir, 'docs', claims))).toBe(true);
  });

  it.each([
    ['v7', '"v7" is no version: give the number of a major version'],
    ['7.1', '"7.1" is no version'],
    ['../7', '"../7" is no version'],
  ])('refuses the name %s', async (name, reason) => {
    await expect(cutVersion(tempFolder(), name, copy, ['zh'])).rejects.toThrow(reason);
  });

  it('refuses a version that exists', async () => {
    const siteDir = project({
      'versions.json': '["7"]',
      'versioned_docs/version-7/react-charts/index.mdx': page,
      'versioned_sidebars/version-7-sidebars.json': '{}',
    });
    const copyFiles = vi.fn(copy);
    await expect(cutVersion(siteDir, '7', copyFiles, ['zh'])).rejects.toThrow('Version 7 exists already');
    expect(copyFiles).not.toHaveBeenCalled();
  });

  it('refuses changes that are not committed, and names them', async () => {
    const siteDir = project();
    addFiles(siteDir, {'docs/react-charts/index.mdx': `${page}More.\n`});
    await expect(cutVersion(siteDir, '7', copy, ['zh'])).rejects.toThrow(
      'Commit or stash your changes first: docs/react-charts/index.mdx',
    );
  });

  it('refuses a package that is not in package.json before it writes anything', async () => {
    const siteDir = project({'docs/react-charts/_demos/Pie.tsx': "import {scaleLinear} from 'd3-scale';\n"});
    await expect(cutVersion(siteDir, '7', copy, ['zh'])).rejects.toThrow('not in package.json: d3-scale');
    expect(existsSync(path.join(siteDir, 'versions.json'))).toBe(false);
  });

  it('leaves nothing of a copy that failed', async () => {
    const siteDir = project();
    const failing: typeof docsVersion = async (...args) => {
      await copy(...args);
      return {code: 1, output: 'No space left'};
    };
    await expect(cutVersion(siteDir, '7', failing, ['zh'])).rejects.toThrow('No space left');
    expect(changedFiles(siteDir)).toEqual([]);
  });
});
