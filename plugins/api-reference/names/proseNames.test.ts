import {describe, expect, it} from 'vitest';
import type {ApiNames} from './apiNames';
import {exportsIn} from './declaredNames';
import {proseName, type KnownNames, type ProseName} from './proseNames';
import {readCode} from './readCode';

const set = (...names: string[]) => new Set(names);

const names: ApiNames = {
  pages: new Map([
    [
      'DataGrid',
      [
        {
          name: 'DataGrid',
          product: 'data-grid',
          page: 'data-grid/data-grid',
          members: set('rows', 'density', 'className'),
          inherited: set('className'),
          slots: set('toolbar'),
          classes: set('root', 'cell'),
          isOpen: false,
        },
      ],
    ],
    [
      'GridColDef',
      [
        {
          name: 'GridColDef',
          product: 'data-grid',
          page: 'data-grid/grid-col-def',
          members: set('field', 'width'),
          inherited: set(),
          slots: set(),
          classes: set(),
          isOpen: false,
        },
      ],
    ],
  ]),
  all: set('DataGrid', 'GridColDef', 'rows', 'density', 'field', 'width'),
  events: set('rowClick'),
  methods: set('sortColumn'),
  selectors: set('gridRowCountSelector'),
  classNames: new Map([['MuiDataGrid-cell', 'data-grid/data-grid/#class-cell']]),
  themeKeys: new Map([['MuiDataGrid', 'data-grid/data-grid/#theme']]),
};

const known: KnownNames = {
  names,
  foreign: [{name: 'useState', reason: 'a hook of React'}],
  declared: () => set('GridOverlay'),
};
const context = {components: ['DataGrid'], product: 'data-grid'} as const;
const meaning = (code: string, fenceNames: string[] = []) =>
  proseName(code, known, context, {declared: new Set(fenceNames), written: new Set(fenceNames)});
const getFault = (name: ProseName) => (name && 'fault' in name ? name.fault : undefined);

describe('names in prose', () => {
  it.each([
    ['DataGrid', 'data-grid/data-grid/'],
    ['<DataGrid />', 'data-grid/data-grid/'],
    ['GridColDef[]', 'data-grid/grid-col-def/'],
    ['GridColDef<Row>', 'data-grid/grid-col-def/'],
    ['GridColDef.field', 'data-grid/grid-col-def/#prop-field'],
    ['DataGrid.className', 'data-grid/data-grid/#inherited'],
    ['density="compact"', 'data-grid/data-grid/#prop-density'],
    ['rows', 'data-grid/data-grid/#prop-rows'],
    ['slots.toolbar', 'data-grid/data-grid/#slot-toolbar'],
    ['slotProps.toolbar.showQuickFilter', 'data-grid/data-grid/#slot-toolbar'],
    ['classes.cell', 'data-grid/data-grid/#class-cell'],
    ['.MuiDataGrid-cell', 'data-grid/data-grid/#class-cell'],
    ['MuiDataGrid', 'data-grid/data-grid/#theme'],
    ['apiRef.current?.sortColumn()', 'data-grid/api-object/#method-sortColumn'],
    ['rowClick', 'data-grid/events/#event-rowClick'],
    ['gridRowCountSelector', 'data-grid/selectors/#selector-gridRowCountSelector'],
  ])('%s leads to %s', (code, place) => {
    expect(meaning(code)).toEqual({place});
  });

  it.each([
    ['GridColDeff', 'GridColDef'],
    ['GridColDef.feild', 'GridColDef.field'],
    ['slots.toolbr', 'slots.toolbar'],
    ['apiRef.current.sortColum()', 'sortColumn'],
    ['gridRowCuntSelector', 'gridRowCountSelector'],
    ['.MuiDataGrid-cel', 'MuiDataGrid-cell'],
    ['useGridThing', ''],
  ])('%s fails and names %s', (code, nearest) => {
    expect(getFault(meaning(code))).toContain(nearest);
  });

  it.each(['useState', 'GridOverlay', 'npm', 'true', 'rows.map(toCard)', 'Autocomplete', './data.ts'])(
    '%s is left alone',
    (code) => {
      expect(meaning(code)).toBeUndefined();
    },
  );

  it('a page about two versions may name what only the older one has', () => {
    const older = {
      names: {...names, methods: set('forceUpdate'), events: set('oldEvent')},
      declared: () => set('GridOldIcon'),
    };
    const checkName = (code: string) =>
      proseName(code, known, context, {declared: set(), written: set()}, older);
    expect(checkName('apiRef.current.forceUpdate()')).toBeUndefined();
    expect(checkName('GridOldIcon')).toBeUndefined();
    expect(checkName('rows')).toEqual({place: 'data-grid/data-grid/#prop-rows'});
    expect(getFault(checkName('GridNeverThere'))).toContain('GridNeverThere');
  });

  it('a name that the page itself declares is its own', () => {
    expect(meaning('useOrders', ['useOrders'])).toBeUndefined();
    expect(getFault(meaning('useOrders'))).toContain('useOrders');
  });
});

describe('readCode', () => {
  it.each(['a b', 'x => y', '"text"', 'Grid.', '3'])('%j is no name', (code) => {
    expect(readCode(code)).toBeUndefined();
  });
});

describe('exportsIn', () => {
  it('finds declarations and lists', () => {
    const source =
      "export declare const a: 1;\nexport interface B {}\nexport { type C, d as E } from './x';\n";
    expect(exportsIn(source)).toEqual(['a', 'B', 'C', 'E']);
  });
});
