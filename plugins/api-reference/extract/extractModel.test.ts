import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {ApiComponent, ApiModel, ApiPage} from '../model/types';
import {aliasedGrids, aliasedSet} from '../../../tests/unit/apiReference/aliasedGrids';
import {writeTestPackages, type TestPackages} from '../../../tests/unit/apiReference/testPackages';
import {reasonToLeaveOut} from '../exceptions';
import {leftOutExports} from '../leftOut';
import {notExported, readMentions} from '../mentions';
import {extractModel, type Extraction} from './extractModel';
import {readPackages} from './packages';

function extract(files: Readonly<Record<string, string>>): {extraction: Extraction; packages: TestPackages} {
  const packages = writeTestPackages(files);
  return {extraction: extractModel('old', readPackages(aliasedSet, packages.folder)), packages};
}

describe('packages under other names', () => {
  let extraction: Extraction;
  let model: ApiModel;
  let packages: TestPackages;
  beforeAll(() => {
    ({extraction, packages} = extract(aliasedGrids));
    ({model} = extraction);
  }, 60_000);
  afterAll(() => {
    packages.remove();
  });

  function page<Kind extends ApiPage['kind']>(name: string, kind: Kind): Extract<ApiPage, {kind: Kind}> {
    const found = model.pages.find((entry) => entry.name === name);
    if (found?.kind !== kind) {
      throw new Error(`No ${kind} ${name}`);
    }
    return found as Extract<ApiPage, {kind: Kind}>;
  }
  function prop(component: ApiComponent, name: string) {
    return component.props.find((entry) => entry.name === name);
  }

  it('reads them by the names that readers import', () => {
    expect(model.packages).toEqual({'@mui/x-data-grid': '7.0.0', '@mui/x-data-grid-pro': '7.0.0'});
    expect(model.pages.map(({name}) => name)).toEqual([
      'DataGrid',
      'DataGridPro',
      'GridCell',
      'useMode',
      'useRows',
      'GridCellParams',
      'GridColType',
      'GridEditMode',
      'GridRowsError',
      'GridRowsParams',
      'GridTexts',
      'GridValueOf',
    ]);
    expect(page('DataGrid', 'component').imports).toEqual([
      {
        package: '@mui/x-data-grid',
        plan: 'community',
        statements: [
          "import { DataGrid } from '@mui/x-data-grid/DataGrid';",
          "import { DataGrid } from '@mui/x-data-grid';",
        ],
      },
      {
        package: '@mui/x-data-grid-pro',
        plan: 'pro',
        statements: ["import { DataGrid } from '@mui/x-data-grid-pro';"],
      },
    ]);
  });

  it('merges the two readings of a prop', () => {
    const grid = page('DataGrid', 'component');
    expect(grid.props.map(({name, required}) => (required ? `${name}!` : name))).toEqual([
      'columnType',
      'editModes',
      'filterMode',
      'filterOn',
      'first',
      'onPick',
      'rows!',
    ]);
    expect(prop(grid, 'filterMode')).toMatchObject({
      type: {text: "'client' | 'server'"},
      default: '"client"',
      description: 'Who filters.',
    });
    expect(prop(grid, 'filterOn')?.deprecated).toEqual({
      text: 'Use `filterMode` instead.',
      replacement: 'filterMode',
    });
  });

  it('puts arguments in the place of type parameters, and links names', () => {
    const pick = prop(page('DataGrid', 'component'), 'onPick');
    expect(pick?.signature?.text).toBe(
      '(value: string | null, params: GridCellParams<string | null>) => void',
    );
    expect(pick?.signature?.params.map(({description}) => description)).toEqual([
      'The value.',
      'Where it is.',
    ]);
    expect(JSON.stringify(pick?.type.node)).toContain('"page":"data-grid/grid-cell-params"');
  });

  it('gives an alias that a prop names a page with its values', () => {
    const grid = page('DataGrid', 'component');
    expect(prop(grid, 'editModes')?.type).toEqual({
      text: 'readonly GridEditMode[]',
      node: {
        kind: 'array',
        readonly: true,
        element: {kind: 'name', name: 'GridEditMode', args: [], page: 'data-grid/grid-edit-mode'},
      },
    });
    expect(page('GridEditMode', 'interface').definition?.text).toBe("'cell' | 'row'");
    // Taken from the properties of another type.
    expect(page('GridColType', 'interface').definition?.text).toBe("'string' | 'number'");
  });

  it('links the names in what is read as it is written', () => {
    const {definition, typeParameters} = page('GridValueOf', 'interface');
    expect(definition?.node).toEqual({
      kind: 'text',
      text: "T extends 'number' ? number : GridEditMode",
      names: [{kind: 'name', name: 'GridEditMode', args: [], page: 'data-grid/grid-edit-mode'}],
    });
    expect(typeParameters).toMatchObject([
      {text: 'T extends GridColType', names: [{page: 'data-grid/grid-col-type'}]},
    ]);
  });

  it('has pages of components and hooks that nothing is written about, with all of their props', () => {
    expect(page('GridCell', 'component').props).toMatchObject([
      {name: 'column', type: {text: 'number'}, description: ''},
    ]);
    expect(page('useRows', 'hook').returned.map(({name}) => name)).toEqual([
      'cell',
      'failed',
      'more',
      'texts',
    ]);
  });

  it('has pages of the types that a hook names: a class, what it names in turn, what a module below exports', () => {
    const error = page('GridRowsError', 'interface');
    expect(error.properties.map(({name, type}) => [name, type.text])).toEqual([['params', 'GridRowsParams']]);
    expect(page('GridTexts', 'interface').imports.map(({statements}) => statements)).toEqual([
      ["import { GridTexts } from '@mui/x-data-grid/locales';"],
    ]);
  });

  it('leads from the props of a component to the component', () => {
    const {returned} = page('useRows', 'hook');
    expect(returned.find(({name}) => name === 'cell')?.type.node).toMatchObject({
      page: 'data-grid/grid-cell',
    });
  });

  it('says of everything without a page why', () => {
    const named = readMentions(extraction).unlinked.filter(({reason}) => reason !== notExported);
    expect(named).toEqual([
      {name: 'GridCellOverrides', reason: reasonToLeaveOut('type', 'GridCellOverrides'), mentions: 2},
    ]);
    expect(leftOutExports(extraction).map(({name, reason}) => [name, reason])).toEqual([
      ['GridCloseIcon', reasonToLeaveOut('component', 'GridCloseIcon')],
      ['GridHidden', 'its comment asks not to document it'],
      ['useOnMount', 'a helper of the packages themselves'],
    ]);
  });

  it('reads slots, classes, theme key and ref', () => {
    const grid = page('DataGrid', 'component');
    expect(grid.slots).toMatchObject([
      {
        name: 'footer',
        default: 'GridFooter',
        class: '.MuiDataGrid-footer',
        propsType: {text: '{dense: boolean}'},
      },
    ]);
    expect(grid.classes.map(({className, isGlobal}) => [className, isGlobal])).toEqual([
      ['MuiDataGrid-footer', false],
      ['MuiDataGrid-root', false],
      ['Mui-selected', true],
    ]);
    expect([grid.themeKey, grid.refType]).toEqual(['MuiDataGrid', 'HTMLDivElement']);
  });

  it('knows the plan of each prop and member', () => {
    const pro = page('DataGridPro', 'component');
    expect(pro.props.map(({name, plan}) => [name, plan])).toEqual([
      ['columnType', 'community'],
      ['editModes', 'community'],
      ['filterMode', 'community'],
      ['filterOn', 'community'],
      ['first', 'community'],
      ['onPick', 'community'],
      ['rows', 'community'],
      ['treeData', 'pro'],
    ]);
    const members = page('GridCellParams', 'interface').properties;
    expect(members.map(({name, plan}) => [name, plan])).toEqual([
      ['field', 'community'],
      ['group', 'pro'],
      ['value', 'community'],
    ]);
  });

  it('reads what a hook takes and returns', () => {
    const hook = page('useMode', 'hook');
    expect(hook.options.map(({name}) => name)).toEqual(['of']);
    expect(hook.returned.map(({name}) => name)).toEqual(['mode']);
  });
});

describe('what cannot be read', () => {
  it('names a component whose prop only its propTypes have', () => {
    const script = (aliasedGrids['grid-old/DataGrid/DataGrid.js'] ?? '').replace('onPick:', 'onChoose:');
    expect(() => extract({...aliasedGrids, 'grid-old/DataGrid/DataGrid.js': script})).toThrow(
      'The component "DataGrid" cannot be read: its prop "onChoose" stands in propTypes, but in no declaration',
    );
  }, 60_000);

  it('names a package that is not installed', () => {
    expect(() => readPackages(aliasedSet, '/nowhere')).toThrow(
      'needs "@mui/x-data-grid" in /nowhere/grid-old',
    );
  });
});
