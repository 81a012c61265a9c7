import {beforeAll, describe, expect, it} from 'vitest';
import {currentPackages} from '../../config/apiReference';
import {machineFiles} from './machine/machineFiles';
import {loadApiModel} from './model/readModel';
import type {ApiModel, ApiPage} from './model/types';

// What takes long is in tests/builds/apiPackages.test.ts: the two readings of the packages, all that they export, and
// both versions.

let model: ApiModel;
beforeAll(async () => {
  model = await loadApiModel({siteDir: process.cwd(), packageSet: currentPackages});
}, 120_000);

function find(name: string): ApiPage {
  const page = model.pages.find((entry) => entry.name === name);
  if (!page) {
    throw new Error(`No page ${name}`);
  }
  return page;
}

describe('the model of the installed packages', () => {
  it.each([
    ['DataGridPremium', 200],
    ['DatePicker', 50],
    ['BarChart', 30],
    ['RichTreeViewPro', 30],
  ])('has the props of %s', (name, least) => {
    const page = find(name);
    expect(page.kind === 'component' ? page.props.length : 0).toBeGreaterThan(least);
  });

  it.each(['GridColDef', 'GridApi', 'GridFilterModel', 'GridSortModel', 'GridRowSelectionModel'])(
    'has %s',
    (name) => {
      expect(find(name)).toMatchObject({kind: 'interface', product: 'data-grid'});
    },
  );

  it.each([
    ['PieArcLabel', 'charts/pie-arc-label'],
    ['FocusedRadarMark', 'charts/focused-radar-mark'],
    ['AxisConfig', 'charts/axis-config'],
    ['TreeItemProvider', 'tree-view/tree-item-provider'],
    ['PickerOwnerState', 'date-pickers/picker-owner-state'],
    ['GridGetRowsError', 'data-grid/grid-get-rows-error'],
  ])('has a page of %s', (name, id) => {
    const {product, slug} = find(name);
    expect(`${product}/${slug}`).toBe(id);
  });

  it.each(['GridPaginationModel', 'GridCsvExportOptions', 'GridExcelExportOptions', 'BarSeries', 'XAxis'])(
    'has %s',
    (name) => {
      const page = find(name);
      expect(page.kind === 'interface' ? page.properties.length : 0).toBeGreaterThan(1);
    },
  );

  it('knows the plan of members that a higher package adds', () => {
    const column = find('GridColDef');
    const plans = column.kind === 'interface' ? column.properties.map(({name, plan}) => [name, plan]) : [];
    expect(Object.fromEntries(plans)).toMatchObject({
      field: 'community',
      renderHeaderFilter: 'pro',
      aggregable: 'premium',
    });
  });

  it('has events, areas of the API object and selectors of the grid', () => {
    expect(model.events.find(({name}) => name === 'rowClick')).toMatchObject({
      plan: 'community',
      params: {text: 'GridRowParams'},
      event: {text: 'MuiEvent<React.MouseEvent<HTMLElement>>'},
      prop: 'onRowClick',
    });
    expect(model.apiObject.find(({id}) => id === 'sort')?.methods.map(({name}) => name)).toContain(
      'setSortModel',
    );
    expect(model.selectors.find(({name}) => name === 'gridSortModelSelector')).toMatchObject({
      category: 'Sorting',
      signature: {returns: {type: {text: 'GridSortModel'}}},
    });
  });

  it.each([
    ['DateView', "'year' | 'month' | 'day'"],
    ['TimeView', "'hours' | 'minutes' | 'seconds'"],
    ['GridEditMode', "'cell' | 'row'"],
    ['GridFeatureMode', "'client' | 'server'"],
    ['GridColType', "'string' | 'number' | 'boolean' | 'date' | 'dateTime' | 'singleSelect'"],
  ])('has the alias %s with its values', (name, values) => {
    const page = find(name);
    expect(page.kind === 'interface' ? page.definition?.text : '').toContain(values);
  });

  it('has all values of a prop that several types declare', () => {
    const field = find('DateField');
    const props = field.kind === 'component' ? field.props : [];
    expect(props.find(({name}) => name === 'variant')?.type.text).toBe("'filled' | 'outlined' | 'standard'");
  });

  // The page about what is new in charts names those that have one.
  it.each([
    ['BarChart', true],
    ['LineChart', true],
    ['ScatterChart', true],
    ['PieChart', false],
    ['RadarChart', false],
  ])('has a brush of %s: %s', (name, hasBrush) => {
    const chart = find(name);
    const props = chart.kind === 'component' ? chart.props : [];
    expect(props.some((prop) => prop.name === 'brushConfig')).toBe(hasBrush);
  });

  it('has the values of a long alias that readers cannot import in its place', () => {
    const menu = find('GridMenu');
    const props = menu.kind === 'component' ? menu.props : [];
    expect(props.find(({name}) => name === 'position')?.type.text).toContain("'bottom-end' | 'bottom-start'");
  });

  it('links only to pages that exist', () => {
    const ids = new Set(model.pages.map(({product, slug}) => `${product}/${slug}`));
    const linked = [...JSON.stringify(model).matchAll(/"page":"([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(linked.length).toBeGreaterThan(1000);
    expect(linked.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('the files for machines', () => {
  it('say which values an alias stands for, and where its file is', () => {
    const files = machineFiles(model, '/x/api/', () => []);
    const values = ["'year'", "'month'", "'day'"];
    expect(files.get('date-pickers/date-calendar.json')).toMatchObject({
      props: {
        views: {
          type: 'readonly DateView[]',
          types: {DateView: {json: '/x/api/date-pickers/date-view.json', values}},
        },
      },
    });
    expect(files.get('date-pickers/date-view.json')).toMatchObject({
      definition: "'year' | 'month' | 'day'",
      values,
    });
    expect(files.get('data-grid/grid-col-def.json')).toMatchObject({values: null});
  });

  it('write defaults as the source does', () => {
    const files = machineFiles(model, '/x/api/', () => []);
    expect(files.get('data-grid/data-grid.json')).toMatchObject({
      name: 'DataGrid',
      props: {
        density: {type: 'GridDensity', default: '"standard"'},
        pageSizeOptions: {default: '[25, 50, 100]'},
        checkboxSelection: {type: 'boolean', default: 'false', required: false, plan: 'community'},
        rows: {plan: 'community'},
      },
    });
  });
});
