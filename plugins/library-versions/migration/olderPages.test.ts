import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {oldPackages} from '../../../config/oldPackages';
import type {FencePackages} from './fences';
import {checkOlderPages, olderFormFaults, strangeNames} from './olderPages';
import {createManifest, oldPackagesFolder} from './oldPackagesFolder';
import {readMigrationPage} from './readMigrationPage';
import type {OlderPage} from './types';

const temporary = mkdtempSync(path.join(tmpdir(), 'older-pages-'));

afterAll(() => rmSync(temporary, {recursive: true}));

/** A folder with one package, which exports one constant. */
function packagesWith(version: string, name: string): FencePackages {
  const root = path.join(temporary, version);
  mkdirSync(path.join(root, 'node_modules/grid'), {recursive: true});
  writeFileSync(
    path.join(root, 'node_modules/grid/package.json'),
    JSON.stringify({name: 'grid', types: 'index.d.ts'}),
  );
  writeFileSync(path.join(root, 'node_modules/grid/index.d.ts'), `export declare const ${name}: string;\n`);
  return {root, aliases: {}};
}

const page = readMigrationPage(
  'migration/test',
  `# Test

\`\`\`ts title="Before (lab)"
import {old} from 'grid';
export const text: string = old;
\`\`\`

\`\`\`ts title="After (v6)"
import {old} from 'grid';
export const text: string = old;
\`\`\`
`,
);

const entry: OlderPage = {
  product: 'data-grid',
  page: 'migration/test',
  before: {version: 'lab', packages: 'v5'},
  after: {version: 'v6', packages: 'v6'},
};

describe('a page about two older majors', () => {
  const folders = {v5: packagesWith('v5', 'old'), v6: packagesWith('v6', 'renamed')};
  const locate = (name: string) => (name === 'v5' || name === 'v6' ? folders[name] : undefined);

  it('has code in pairs of its two versions', () => {
    expect(olderFormFaults(page, entry)).toEqual([]);
    expect(olderFormFaults(page, {...entry, after: {version: 'v7', packages: 'installed'}})).toEqual([
      'docs/migration/test/index.mdx:8: code after is not v7',
    ]);
  });

  it('is compiled side by side, each by its own packages', {timeout: 120_000}, () => {
    expect(checkOlderPages([{entry, page}], locate)).toEqual({
      faults: [`docs/migration/test/index.mdx:9: v6: Module '"grid"' has no exported member 'old'.`],
      counts: ['migration/test: 1 of lab, 1 of v6'],
      missing: [],
    });
  });

  it('says what it does not compile, and why', {timeout: 120_000}, () => {
    expect(checkOlderPages([{entry, page}], () => undefined)).toEqual({
      faults: [],
      counts: ['migration/test: lab not compiled (no packages v5), v6 not compiled (no packages v6)'],
      missing: ['v5', 'v6'],
    });
  });
});

describe('the packages of older majors', () => {
  const all = Object.entries(oldPackages);

  it('have exact versions', () => {
    const versions = all.flatMap(([, packages]) => Object.values<string>(packages));
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('get another folder when a version changes', () => {
    const before = {grid: '6.0.0'};
    const after = {grid: '6.0.1'};
    expect(oldPackagesFolder('v6', before)).toMatch(/^v6-[\da-f]{12}$/);
    expect(oldPackagesFolder('v6', after)).not.toBe(oldPackagesFolder('v6', before));
    expect(JSON.parse(createManifest(after))).toEqual({private: true, dependencies: {grid: '6.0.1'}});
  });

  it('have the names that pages may write, classes without their prefix', () => {
    const root = path.join(temporary, 'names');
    mkdirSync(path.join(root, 'node_modules/@mui/x-grid'), {recursive: true});
    const types = 'export interface Classes {\n  "cell--wide": string;\n}\n';
    writeFileSync(path.join(root, 'node_modules/@mui/x-grid/index.d.ts'), types);
    expect(strangeNames(root, ['Classes', 'MuiGrid-cell--wide', 'MuiGrid-cell', 'gone'])).toEqual([
      'MuiGrid-cell',
      'gone',
    ]);
  });
});
