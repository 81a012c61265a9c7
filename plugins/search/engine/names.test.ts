import {describe, expect, it} from 'vitest';
import type {NamesFile} from '../format';
import {editDistance, getTolerance} from './distance';
import {readNames} from './nameIndex';
import {findNames, type NameOptions} from './names';
import {nameParts} from './words';

const file: NamesFile = {
  pages: [
    ['DataGrid', 'component', 'api/data-grid/data-grid/', 0, 'The grid.'],
    ['DataGridPro', 'component', 'api/data-grid/data-grid-pro/', 1],
    ['GridColDef', 'interface', 'api/data-grid/grid-col-def/', 0],
    ['useGridApiRef', 'hook', 'api/data-grid/use-grid-api-ref/', 0],
    ['events', 'list', 'api/data-grid/events/', 0],
    ['MobileDatePicker', 'component', 'api/date-pickers/mobile-date-picker/', 0],
    ['DatePicker', 'component', 'api/date-pickers/date-picker/', 0],
    ['GridActionsCell', 'component', 'api/data-grid/grid-actions-cell/', 0],
    ['GridSortModel', 'interface', 'api/data-grid/grid-sort-model/', 0],
    ['GridCellParams', 'interface', 'api/data-grid/grid-cell-params/', 0],
  ],
  members: {
    prop: [
      ['disableColumnMenu', [0, 1, 2]],
      ['onRowClick', [0, 1]],
      ['rows', [0, 1]],
      ['showToolbar', [0, 1]],
      ['pinnedColumns', [1], 1],
      ['field', [2]],
      ['readOnly', [5, 6]],
      ['label', [0, 6]],
      ['colDef', [7, 9]],
      ['sortModel', [0, 9]],
    ],
    slot: [
      ['columnMenu', [0, 1]],
      ['toolbar', [0, 1]],
    ],
    class: [['MuiDataGrid-root', [0, 1], 0, 'root']],
    event: [['columnHeaderClick', [4]]],
  },
};
const names = readNames(file);
const find = (query: string, {isSubject = false, about = null}: Partial<NameOptions> = {}) =>
  findNames(query, names, {base: '/x/', version: 'current'}, {spelled: query, isSubject, about});
const first = (query: string) => find(query)[0]?.address;

describe('findNames', () => {
  it.each([
    ['GridColDef', '/x/api/data-grid/grid-col-def/'],
    ['disableColumnMenu', '/x/api/data-grid/data-grid/#prop-disableColumnMenu'],
    ['onRowClick', '/x/api/data-grid/data-grid/#prop-onRowClick'],
    ['MuiDataGrid-root', '/x/api/data-grid/data-grid/#class-root'],
    ['.MuiDataGrid-root', '/x/api/data-grid/data-grid/#class-root'],
    ['useGridApiRef', '/x/api/data-grid/use-grid-api-ref/'],
    ['useGridApiRef()', '/x/api/data-grid/use-grid-api-ref/'],
    ['disbleColumnMenu', '/x/api/data-grid/data-grid/#prop-disableColumnMenu'],
    ['disableColumMneu', '/x/api/data-grid/data-grid/#prop-disableColumnMenu'],
    ['colMenu', '/x/api/data-grid/data-grid/#slot-columnMenu'],
    ['ColumnHeaderC', '/x/api/data-grid/events/#event-columnHeaderClick'],
    ['slots.toolbar', '/x/api/data-grid/data-grid/#slot-toolbar'],
    ['GridColDef.field', '/x/api/data-grid/grid-col-def/#prop-field'],
    ['<DataGridPro />', '/x/api/data-grid/data-grid-pro/'],
    ['GridColDef disableColumnMenu', '/x/api/data-grid/grid-col-def/#prop-disableColumnMenu'],
    ['hide toolbar', '/x/api/data-grid/data-grid/#prop-showToolbar'],
    ['show grid toolbar', '/x/api/data-grid/data-grid/#prop-showToolbar'],
    ['read only picker', '/x/api/date-pickers/mobile-date-picker/#prop-readOnly'],
    ['read only date picker', '/x/api/date-pickers/date-picker/#prop-readOnly'],
    ['data-grid-pro', '/x/api/data-grid/data-grid-pro/'],
  ])('%s leads to its entry', (query, address) => {
    expect(first(query)).toBe(address);
  });

  it('gives a member with several owners once for each component', () => {
    const [grid, column] = find('disableColumnMenu');
    expect(grid?.trail).toEqual(['DataGrid', 'DataGridPro']);
    expect(column?.trail).toEqual(['GridColDef']);
  });

  it('says which plan a name needs', () => {
    expect(find('pinnedColumns')[0]?.flags).toEqual({plan: 'pro'});
    expect(find('rows')[0]?.flags).toEqual({});
  });

  it('does not drift from a short word to another', () => {
    expect(find('rowz').map(({title}) => title)).toContain('rows');
    expect(find('xyz')).toEqual([]);
    expect(find('fld')).toEqual([]);
  });

  it('says what a page is, and nothing of the kind at its members', () => {
    expect(find('DataGrid')[0]?.excerpt).toEqual([{text: 'The grid.', isMatch: false}]);
    expect(find('rows')[0]?.excerpt).toEqual([]);
  });

  it('counts a name that is spelled out more than one that has the words', () => {
    const [spelled] = find('column menu');
    expect(spelled?.title).toBe('columnMenu');
    expect(spelled?.score).toBeGreaterThan(find('column header')[0]?.score ?? 200);
  });

  it('counts a whole name more than a prop that only types and parts of components have', () => {
    expect(first('colDef')).toBe('/x/api/data-grid/grid-col-def/');
    expect(find('colDef')[1]?.address).toBe('/x/api/data-grid/grid-actions-cell/#prop-colDef');
    // What a reader sets on a component is meant before the type of its value.
    expect(first('sortModel')).toBe('/x/api/data-grid/data-grid/#prop-sortModel');
    expect(find('sortModel')[1]?.address).toBe('/x/api/data-grid/grid-sort-model/');
    expect(first('GridCellParams.colDef')).toBe('/x/api/data-grid/grid-cell-params/#prop-colDef');
  });

  it('begins with the component that the page at hand is about', () => {
    expect(find('label')[0]?.trail).toEqual(['DataGrid']);
    expect(find('label', {about: 'x-date-pickers'})[0]?.trail).toEqual(['DatePicker']);
  });

  it('counts less where the word is a subject of pages', () => {
    expect(find('column', {isSubject: true})[0]?.score).toBeLessThan(find('column')[0]?.score ?? 0);
  });
});

describe('editDistance', () => {
  it.each([
    ['disbleColumnMenu', 'disableColumnMenu', 1],
    ['ab', 'ba', 1],
    ['kitten', 'sitting', 3],
  ])('%s and %s', (a, b, distance) => {
    expect(editDistance(a, b, 5)).toBe(distance);
  });

  it('stops where more letters differ than are allowed', () => {
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
    expect([getTolerance('row'), getTolerance('rows'), getTolerance('sortModel')]).toEqual([0, 1, 2]);
  });
});

describe('nameParts', () => {
  it.each([
    ['disableColumnMenu', ['disable', 'column', 'menu']],
    ['MuiDataGrid-root', ['mui', 'data', 'grid', 'root']],
    ['useGridAPIRef2', ['use', 'grid', 'api', 'ref', '2']],
  ])('%s', (name, parts) => {
    expect(nameParts(name)).toEqual(parts);
  });
});
