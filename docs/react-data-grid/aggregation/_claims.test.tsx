import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  GRID_ROOT_GROUP_ID,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type DataGridPremiumProps,
  type GridAggregationFunction,
  type GridAggregationModel,
  type GridApiPremium,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

interface Sale {
  id: number;
  shop: string | null;
  units: number | null;
}

const rows: Sale[] = [
  {id: 1, shop: 'Kiel', units: 4},
  {id: 2, shop: 'Ulm', units: -4},
  {id: 3, shop: null, units: null},
];
const columns: GridColDef[] = [
  {field: 'shop', headerName: 'Shop'},
  {field: 'units', headerName: 'Units', type: 'number'},
];

let api: GridApiPremium | null = null;

function Sales(props: Partial<DataGridPremiumProps>) {
  const apiRef = useGridApiRef();
  return (
    <div
      ref={() => {
        api = apiRef.current;
      }}
      style={{width: 700, height: 600}}
    >
      <DataGridPremium apiRef={apiRef} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const starting = (model: GridAggregationModel) => ({initialState: {aggregation: {model}}});

/** What the rows show from top to bottom; the total row comes last. */
const shown = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) =>
    [...row.querySelectorAll('[role=gridcell]')].map(({textContent}) => textContent || '–').join(' '),
  );
const total = () => shown().at(-1);

claim('functions', 'avg shows nothing when the numbers add up to 0, and size counts null', async () => {
  await render(<Sales {...starting({units: 'avg', shop: 'size'})} />);
  await expect.poll(total).toBe('3 –');
});

claim('lead', 'unknown fields and unsupported functions are ignored, without a total row', async () => {
  await render(<Sales {...starting({shop: 'sum', units: 'median', price: 'sum'})} />);
  await expect.poll(shown).toEqual(['Kiel 4', 'Ulm -4', '– –']);
});

claim('control', 'with only aggregationModel, another model has no effect', async () => {
  await render(<Sales aggregationModel={{units: 'sum'}} />);
  await expect.poll(total).toBe('– 0');
  api?.setAggregationModel({units: 'max'});
  await expect.poll(total).toBe('– 0');
});

claim('disable', 'a model still applies to a column that is not aggregable', async () => {
  const fixed = columns.map((column) => ({...column, aggregable: false}));
  await render(<Sales columns={fixed} {...starting({units: 'max'})} />);
  await expect.poll(total).toBe('– 4');
});

claim(
  'rows',
  'totals cover all pages, and with the scope "all" also rows that the filter hides',
  async () => {
    const initialState = {
      aggregation: {model: {units: 'max'}},
      filter: {filterModel: {items: [{field: 'units', operator: '<', value: 0}]}},
      pagination: {paginationModel: {pageSize: 1}},
    };
    const screen = await render(<Sales initialState={initialState} aggregationRowsScope="all" />);
    await expect.poll(shown).toEqual(['Ulm -4', '– 4']);
    await screen.rerender(<Sales initialState={initialState} aggregationRowsScope="filtered" />);
    await expect.poll(shown).toEqual(['Ulm -4', '– -4']);
    await screen.rerender(
      <Sales key="pages" pagination pageSizeOptions={[1]} initialState={{...initialState, filter: {}}} />,
    );
    await expect.poll(shown).toEqual(['Kiel 4', '– 4']);
  },
);

claim(
  'position',
  'in tree data, the total replaces the value of a parent, which does not count',
  async () => {
    const tree = {
      treeData: true,
      getTreeDataPath: ({path}: {path: string[]}) => path,
      rows: [
        {id: 1, path: ['a'], units: 100},
        {id: 2, path: ['a', 'b'], units: 1},
        {id: 3, path: ['a', 'c'], units: 2},
      ],
      columns: columns.slice(1),
      ...starting({units: 'sum'}),
    };
    const screen = await render(<Sales {...tree} />);
    await expect.poll(shown).toEqual(['a (2) 3', '– 3']);
    const positionOf = ({depth}: {depth: number}) => (depth === -1 ? 'footer' : null);
    await screen.rerender(<Sales {...tree} key="none" getAggregationPosition={positionOf} />);
    await expect.poll(shown).toEqual(['a (2) 100', '– 3']);
  },
);

claim('custom-functions', 'without the built-in functions, a column with sum has no total', async () => {
  const first: GridAggregationFunction = {apply: ({values}): unknown => values[0]};
  const screen = await render(<Sales aggregationFunctions={{first}} {...starting({units: 'sum'})} />);
  await expect.poll(shown).toHaveLength(3);
  await screen.rerender(
    <Sales
      key="both"
      aggregationFunctions={{...GRID_AGGREGATION_FUNCTIONS, first}}
      {...starting({units: 'sum', shop: 'first'})}
    />,
  );
  await expect.poll(total).toBe('Kiel 0');
});

claim('custom-functions', 'with applySorting, values come in the order of the displayed rows', async () => {
  const first: GridAggregationFunction = {apply: ({values}): unknown => values[0], applySorting: true};
  await render(<Sales aggregationFunctions={{first}} {...starting({shop: 'first'})} />);
  api?.setSortModel([{field: 'units', sort: 'desc'}]);
  await expect.poll(total).toBe('Kiel –');
  api?.setSortModel([{field: 'shop', sort: 'desc'}]);
  await expect.poll(total).toBe('Ulm –');
});

claim('label', 'a function writes the caption of the total row, and groups do not show it', async () => {
  const caption: GridAggregationFunction<string, string> = {
    label: '',
    columnTypes: [],
    apply: ({groupId}) => (groupId === GRID_ROOT_GROUP_ID ? 'Total' : null),
  };
  await render(
    <Sales
      aggregationFunctions={{...GRID_AGGREGATION_FUNCTIONS, caption}}
      columns={[
        {field: 'region'},
        {field: 'shop', aggregable: false, availableAggregationFunctions: ['caption']},
        {field: 'units', type: 'number'},
      ]}
      rows={[{id: 1, region: 'North', shop: 'Kiel', units: 4}]}
      initialState={{
        rowGrouping: {model: ['region']},
        aggregation: {model: {shop: 'caption', units: 'sum'}},
      }}
    />,
  );
  await expect.poll(shown).toEqual(['North (1) – – 4', '– – Total 4']);
});

claim('render', 'a valueGetter runs for the total row with an empty row', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const upper = {field: 'upper', valueGetter: (_value: never, row: {name: string}) => row.name.toUpperCase()};
  const named = [{id: 1, name: 'Kiel', units: 4}];
  await expect(
    render(<Sales rows={named} columns={[...columns, upper]} {...starting({units: 'sum'})} />),
  ).rejects.toThrow(/reading 'toUpperCase'/);
});

claim(
  'read',
  'the lookup is undefined on the first render, then has the total by group and field',
  async () => {
    const read: unknown[] = [];
    function Footer() {
      const lookup: unknown = useGridSelector(useGridApiContext(), gridAggregationLookupSelector);
      read.push(lookup);
      return null;
    }
    await render(<Sales slots={{footer: Footer}} {...starting({units: 'max'})} />);
    const expected = {[GRID_ROOT_GROUP_ID]: {units: {position: 'footer', value: 4}}};
    await expect.poll(() => read.at(-1)).toEqual(expected);
    expect(read[0]).toBeUndefined();
  },
);

claim('other-features', 'CSV has the total row, but not the rows below groups', async () => {
  await render(
    <Sales
      getAggregationPosition={() => 'footer'}
      defaultGroupingExpansionDepth={-1}
      initialState={{rowGrouping: {model: ['shop']}, aggregation: {model: {units: 'sum'}}}}
      rows={rows.slice(0, 1)}
    />,
  );
  await expect.poll(shown).toEqual(['Kiel (1) – –', '– Kiel 4', '– – 4', '– – 4']);
  expect(api?.getDataAsCsv().split('\r\n').slice(1)).toEqual(['Kiel,,', ',Kiel,4', ',,4']);
});

claim('server-side', 'totals come from aggregateRow, and only through getAggregatedValue', async () => {
  const getRows = vi.fn<GridDataSource['getRows']>(({aggregationModel}) =>
    Promise.resolve({rows, rowCount: 9, aggregateRow: aggregationModel ? {units: 490} : {}}),
  );
  const props = {
    aggregationFunctions: {sum: {columnTypes: ['number']}, size: {}},
    ...starting({units: 'sum'}),
  };
  const silent = {getRows};
  const screen = await render(<Sales dataSource={silent} {...props} />);
  await expect.poll(shown).toEqual(['Kiel 4', 'Ulm -4', '– –', '– –']);
  const source: GridDataSource = {
    getRows,
    getAggregatedValue: (row, field) => String(Reflect.get(row, field)),
  };
  await screen.rerender(<Sales key="read" dataSource={source} {...props} />);
  await expect.poll(total).toBe('– 490');
  expect(getRows.mock.calls[0]?.[0].aggregationModel).toEqual({units: 'sum'});
});

claim('accessibility', 'the arrow keys reach the total row, which cannot be edited', async () => {
  const editable = columns.map((column) => ({...column, editable: true}));
  const screen = await render(<Sales columns={editable} {...starting({units: 'max'})} />);
  await expect.element(screen.getByRole('columnheader', {name: 'Units max'})).toBeVisible();
  await expect.poll(total).toBe('– 4');
  await screen.getByRole('gridcell', {name: '-4'}).click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const focused = () => document.activeElement;
  await expect.poll(() => focused()?.textContent).toBe('4');
  await userEvent.keyboard('{Enter}');
  expect(focused()?.querySelector('input')).toBeNull();
});

claim('limitations', 'hidden columns keep an empty total row; without rows there is none', async () => {
  const model = {aggregation: {model: {units: 'sum'}}};
  const hidden = {...model, columns: {columnVisibilityModel: {units: false}}};
  const screen = await render(<Sales initialState={hidden} />);
  await expect.poll(shown).toEqual(['Kiel', 'Ulm', '–', '–']);
  await screen.rerender(<Sales key="empty" initialState={model} rows={[]} />);
  await expect.element(screen.getByText('No rows')).toBeVisible();
  expect(shown()).toEqual([]);
});

claim(
  'functions',
  'the column of groups offers functions with aggregable in groupingColDef only',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const field = GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD;
    const open = async (props: Partial<DataGridPremiumProps>) => {
      const screen = await render(<Sales initialState={{rowGrouping: {model: ['shop']}}} {...props} />);
      api?.showColumnMenu(field);
      await expect.element(screen.getByRole('menuitem', {name: 'Filter'})).toBeVisible();
      const text = document.querySelector('[role=menu]')?.textContent;
      await screen.unmount();
      return text;
    };
    expect(await open({})).not.toContain('Aggregation');
    expect(await open({groupingColDef: {aggregable: true}})).toContain('Aggregation');
  },
);

claim('custom-functions', 'apply receives the API object as second argument', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const apply = vi.fn<GridAggregationFunction['apply']>(() => 7);
  const aggregationFunctions = {own: {apply, columnTypes: ['number']}};
  await render(<Sales aggregationFunctions={aggregationFunctions} {...starting({units: 'own'})} />);
  await expect.poll(total).toContain('7');
  expect(apply.mock.lastCall?.[0]).toMatchObject({field: 'units', groupId: GRID_ROOT_GROUP_ID});
  expect(apply.mock.lastCall?.[1]).toHaveProperty('getRow');
});
