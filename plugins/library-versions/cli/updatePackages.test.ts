import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import type {ApiModel, ApiSelector, ApiType} from '../../api-reference/model/types';
import {apiNames} from '../../api-reference/names/apiNames';
import {changedFiles, committedProject} from '../../../tests/unit/committedProject';
import {updatePackages, type UpdateTools} from './updatePackages';

const translated = 'i18n/zh/docusaurus-plugin-content-docs/current';

const page = [
  '---',
  'title: Selectors',
  'sidebar_label: Selectors',
  'description: Read the state of the grid.',
  '---',
  '',
  'Call `gridRowCountSelector` and `gridGoneSelector`; `gridOwnSelector` is yours.',
  '',
  '```ts',
  'const gridOwnSelector = () => 1;',
  '```',
  '',
].join('\n');

const number: ApiType = {text: 'number', node: {kind: 'literal', text: 'number'}};

function selector(name: string): ApiSelector {
  return {
    name,
    plan: 'community',
    category: 'Rows',
    description: '',
    signature: {
      text: '() => number',
      typeParameters: [],
      params: [],
      returns: {type: number, description: ''},
    },
    deprecated: null,
  };
}

/** A model with nothing but these state selectors. */
function model(...selectors: string[]): ApiModel {
  return {
    set: 'v8',
    packages: {},
    exports: {'data-grid': [], 'date-pickers': [], charts: [], 'tree-view': []},
    pages: [],
    events: [],
    entryPoints: [],
    apiObject: [],
    selectors: selectors.map(selector),
  };
}

const older = model('gridRowCountSelector', 'gridGoneSelector');
const newer = model('gridRowCountSelector', 'gridNewSelector');

function project(): string {
  return committedProject({
    'package.json': JSON.stringify({name: 'site', dependencies: {'@mui/x-data-grid': '8.29.3'}}),
    'package-lock.json': '{}',
    'docs/react-data-grid/state/index.mdx': page,
    [`${translated}/react-data-grid/state/index.mdx`]: page,
  });
}

const typeError =
  'docs/react-data-grid/sorting/_demos/SortingBasic.tsx(3,7): error TS2322: No such prop.\n  More.';

/** The packages before and after the installation. */
function tools(changes: Partial<UpdateTools> = {}): UpdateTools {
  return {
    install: vi.fn(async () => ({code: 0, output: ''})),
    checkTypes: async () => ({code: 2, output: `${typeError}\nconfig/a.ts(1,1): error TS1: Wrong.\n`}),
    readModel: vi.fn<UpdateTools['readModel']>().mockResolvedValueOnce(older).mockResolvedValue(newer),
    readKnownNames: async () => ({names: apiNames(newer), foreign: [], declared: () => new Set<string>()}),
    tryClaims: async () => ({failed: [{page: 'react-data-grid/editing', statement: '#lead: Enter saves'}]}),
    languages: ['zh'],
    ...changes,
  };
}

describe('npx docusaurus packages:update', () => {
  it('changes package.json, and says what is different, what fails and which pages to touch', async () => {
    const siteDir = project();
    const report = await updatePackages(siteDir, ['8.30.0'], tools());
    const manifest: unknown = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8'));
    expect(manifest).toEqual({name: 'site', dependencies: {'@mui/x-data-grid': '8.30.0'}});
    expect(changedFiles(siteDir)).toEqual([' M package.json']);
    expect(report.split('\n')).toEqual(
      expect.arrayContaining([
        '  @mui/x-data-grid 8.29.3 → 8.30.0',
        '  - selector gridGoneSelector',
        '  + selector gridNewSelector',
        'Demos that fail: 1',
        '  docs/react-data-grid/sorting/_demos/SortingBasic.tsx:3: TS2322: No such prop.',
        '  config/a.ts:1: TS1: Wrong.',
        'Names in prose that are gone: 2',
        'Statements that no longer hold: 1',
        '  react-data-grid/editing: #lead: Enter saves',
        'Pages to touch: 3',
        '  react-data-grid/editing: states what no longer holds',
        '  react-data-grid/sorting: the demo SortingBasic fails',
        '  react-data-grid/state: names what is gone',
      ]),
    );
    expect(report).toContain(`${translated}/react-data-grid/state/index.mdx:7: \`gridGoneSelector\``);
    expect(report).not.toContain('gridOwnSelector');
  });

  it('says why statements could not be tried, and goes on', async () => {
    const tryClaims = async () => ({failed: [], problem: 'no browser'});
    const report = await updatePackages(project(), ['8.30.0'], tools({tryClaims}));
    expect(report).toContain('Statements that no longer hold: not known, no browser');
    expect(report).toContain('Pages to touch: 2');
  });

  it('leaves everything as it was when the packages cannot be installed', async () => {
    const siteDir = project();
    const install = async () => ({code: 1, output: 'No such version'});
    await expect(updatePackages(siteDir, ['8.99.0'], tools({install}))).rejects.toThrow('No such version');
    expect(changedFiles(siteDir)).toEqual([]);
  });

  it('installs nothing for a version that is there already', async () => {
    const all = tools();
    await expect(updatePackages(project(), ['8.29.3'], all)).rejects.toThrow('these versions already');
    expect(all.install).not.toHaveBeenCalled();
  });
});
