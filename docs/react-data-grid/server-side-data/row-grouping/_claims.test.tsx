import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {claim} from '@site/tests/claims/claim';
import type {RefObject} from 'react';
import {beforeEach, expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {createOrders} from '../_demos/orders';
import {overNetwork, readRows} from '../_demos/rowServer';

// The license package writes its own message.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const columns: GridColDef[] = [
  {field: 'country'},
  {field: 'city'},
  {field: 'customer', editable: true},
  {field: 'status'},
];

function sourceOf(own: Partial<GridDataSource> = {}) {
  const network = {fails: false, delay: 10, orders: createOrders(60)};
  /** Fields and keys of each request. */
  const requests: string[] = [];
  const dataSource: GridDataSource = {
    getRows: (params) => {
      const {groupFields = [], groupKeys = []} = params;
      requests.push(`${groupFields.join()}: ${groupKeys.join('/')}`);
      return overNetwork(() => readRows(network.orders, params), {...network});
    },
    getGroupKey: (row) => String(row.group ?? row.id),
    getChildrenCount: (row) => Number(row.children ?? 0),
    ...own,
  };
  return {dataSource, network, requests};
}

let api: RefObject<GridApiPremium | null> | undefined;

function Orders(props: Partial<DataGridPremiumProps>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{height: 700, width: 900}}>
      <DataGridPremium apiRef={apiRef} columns={columns} {...props} />
    </div>
  );
}

const groupedBy = (...model: string[]) => ({initialState: {rowGrouping: {model}}});

/** What the first column shows from top to bottom. */
const groups = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map(
    (row) => row.querySelector('[role=gridcell]')?.textContent,
  );
const countries = ['France (2)', 'Kenya (2)', 'Japan (1)', 'Brazil (1)'];
const inFrance = ['France (2)', 'Lyon (10)', 'Lille (11)', 'Kenya (2)', 'Japan (1)', 'Brazil (1)'];

type Screen = Awaited<ReturnType<typeof render>>;

/** Expands or collapses the group with this text. */
const toggle = (screen: Screen, text: string) =>
  screen.getByRole('row').filter({hasText: text}).first().getByRole('button').click();

claim('lead', 'without one of the two functions, the grid throws an error', async () => {
  const withoutKey = sourceOf({getGroupKey: undefined}).dataSource;
  await expect(render(<Orders dataSource={withoutKey} {...groupedBy('city')} />)).rejects.toThrow(
    '`getGroupKey`',
  );
  const withoutCount = sourceOf({getChildrenCount: undefined}).dataSource;
  await expect(render(<Orders dataSource={withoutCount} {...groupedBy('city')} />)).rejects.toThrow(
    '`getChildrenCount`',
  );
});

claim('groups', 'requests hold the fields of all levels and the keys of the groups around', async () => {
  const {dataSource, requests} = sourceOf();
  const screen = await render(<Orders dataSource={dataSource} {...groupedBy('country', 'city')} />);
  await expect.poll(groups).toEqual(countries);
  await toggle(screen, 'France');
  await expect.poll(groups).toEqual(inFrance);
  await toggle(screen, 'Lyon');
  await expect.poll(() => groups().length).toBeGreaterThan(8);
  expect(requests).toEqual(['country,city: ', 'country,city: France', 'country,city: France/Lyon']);
});

claim(
  'groups',
  'a group with the id of another row replaces it, and fields of groups are displayed',
  async () => {
    const {dataSource} = sourceOf();
    const getRows: GridDataSource['getRows'] = async (params) => {
      const {rows} = await dataSource.getRows(params);
      return {
        rows: rows.map((row) => ({...row, status: 'new', ...(row.group === 'Japan' && {id: 'Kenya'})})),
      };
    };
    const screen = await render(<Orders dataSource={{...dataSource, getRows}} {...groupedBy('country')} />);
    await expect.poll(groups).toHaveLength(3);
    expect(groups()).not.toContain('Kenya (19)');
    await expect.element(screen.getByText('new').first()).toBeVisible();
  },
);

claim('groups', 'of rows in a group with the same key, all but the first are dropped', async () => {
  const {dataSource} = sourceOf({getGroupKey: (row) => String(row.group)});
  const screen = await render(<Orders dataSource={dataSource} {...groupedBy('country')} />);
  await expect.poll(groups).toContain('Brazil (8)');
  await toggle(screen, 'Brazil');
  await expect.poll(groups).toHaveLength(5);
});

claim('groups', 'a count that is NaN makes a group of a row', async () => {
  const {dataSource} = sourceOf({getChildrenCount: (row) => Number(row.children)});
  await render(<Orders dataSource={dataSource} {...groupedBy('country')} />);
  await expect.poll(groups).toContain('Brazil (8)');
  const id = 1006;
  await api?.current?.dataSource.fetchRows('Brazil');
  await expect.poll(() => api?.current?.getRowNode(id)?.type).toBe('group');
});

claim('groups', 'groupingValueGetter is ignored, and a valueGetter gets the row of the group', async () => {
  const {dataSource} = sourceOf();
  const valueGetter = vi.fn<(value: unknown, row: object) => unknown>();
  const own: GridColDef[] = [
    {field: 'country', groupingValueGetter: () => 'elsewhere', valueFormatter: (name) => `*${name}`},
    {field: 'total', valueGetter},
  ];
  await render(<Orders dataSource={dataSource} columns={own} {...groupedBy('country')} />);
  await expect.poll(groups).toContain('*France (21)');
  const group = {id: 'France', group: 'France', country: 'France', children: 21};
  expect(valueGetter).toHaveBeenCalledWith(undefined, group, expect.anything(), expect.anything());
});

claim('change', 'a change fetches once, the first group and no more groups twice', async () => {
  const {dataSource, requests} = sourceOf();
  await render(<Orders dataSource={dataSource} />);
  await expect.poll(() => groups().length).toBeGreaterThan(5);
  api?.current?.setRowGroupingModel(['country']);
  await expect.poll(groups).toContain('Kenya (19)');
  api?.current?.setRowGroupingModel(['status']);
  await expect.poll(groups).toContain('sent (12)');
  api?.current?.setRowGroupingModel([]);
  await expect.poll(() => groups().length).toBeGreaterThan(5);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(requests).toEqual([': ', 'country: ', 'country: ', 'status: ', ': ', ': ']);
});

claim('expand', 'expandAllRows fetches nothing; fetchRows with an id does', async () => {
  const {dataSource, requests} = sourceOf();
  await render(<Orders dataSource={dataSource} {...groupedBy('country', 'city')} />);
  await expect.poll(groups).toEqual(countries);
  api?.current?.expandAllRows();
  await api?.current?.dataSource.fetchRows('France');
  await expect.poll(groups).toEqual(inFrance);
  expect(requests).toHaveLength(2);
});

claim('refetch', 'groups stay expanded with their rows, unless keepChildrenExpanded is false', async () => {
  const {dataSource, requests} = sourceOf();
  const screen = await render(
    <Orders
      dataSource={dataSource}
      isGroupExpandedByDefault={({groupingKey}) => groupingKey === 'Kenya'}
      {...groupedBy('country', 'city')}
    />,
  );
  const inKenya = ['France (2)', 'Kenya (2)', 'Nairobi (12)', 'Mombasa (7)', 'Japan (1)', 'Brazil (1)'];
  await expect.poll(groups).toEqual(inKenya);
  await toggle(screen, 'France');
  await expect.poll(groups).toHaveLength(8);
  await api?.current?.dataSource.fetchRows(undefined, {skipCache: true});
  expect(groups()).toHaveLength(8);
  expect(requests).toHaveLength(4);
  await api?.current?.dataSource.fetchRows(undefined, {keepChildrenExpanded: false});
  await expect.poll(groups).toEqual(inKenya);
});

claim('sort-and-filter', 'sorting collapses groups, but not by the grouping column', async () => {
  const {dataSource, requests} = sourceOf();
  const screen = await render(
    <Orders
      dataSource={dataSource}
      groupingColDef={{sortable: true}}
      columnVisibilityModel={{country: false}}
      {...groupedBy('country', 'city')}
    />,
  );
  await expect.poll(groups).toEqual(countries);
  await toggle(screen, 'France');
  await expect.poll(groups).toEqual(inFrance);
  await screen.getByText('Group', {exact: true}).click();
  api?.current?.setSortModel([{field: 'country', sort: 'asc'}]);
  await expect.poll(groups).toEqual(['Brazil (1)', 'France (2)', 'Japan (1)', 'Kenya (2)']);
  expect(requests).toHaveLength(3);
});

claim('states', 'an error marks the toggle and removes nothing; one at the top removes all', async () => {
  const {dataSource, network} = sourceOf();
  const onDataSourceError = vi.fn<NonNullable<DataGridPremiumProps['onDataSourceError']>>();
  const screen = await render(
    <Orders
      dataSource={dataSource}
      onDataSourceError={onDataSourceError}
      {...groupedBy('country', 'city')}
    />,
  );
  await expect.poll(groups).toEqual(countries);
  network.fails = true;
  await toggle(screen, 'France');
  await expect.element(screen.getByLabelText('503 Service Unavailable')).toBeVisible();
  expect(onDataSourceError.mock.lastCall?.[0].params).toMatchObject({groupKeys: ['France']});
  expect(groups()).toEqual(countries);
  await api?.current?.dataSource.fetchRows(undefined, {skipCache: true});
  await expect.element(screen.getByText('No rows')).toBeVisible();
});

claim('save', 'an edited row keeps its place, without another request', async () => {
  const {dataSource, requests} = sourceOf({updateRow: ({updatedRow}) => Promise.resolve(updatedRow)});
  const screen = await render(<Orders dataSource={dataSource} {...groupedBy('customer')} />);
  await expect.poll(groups).toHaveLength(6);
  const [first = ''] = groups();
  await api?.current?.dataSource.fetchRows(first.replace(/ \(.*/, ''));
  const cell = screen.getByRole('row').nth(2).getByRole('gridcell').nth(3);
  await cell.dblClick();
  await screen.getByRole('textbox').fill('Elsewhere');
  await userEvent.keyboard('{Enter}');
  await expect.element(cell).toHaveTextContent('Elsewhere');
  expect(groups().slice(0, 2)).toEqual([first, '']);
  expect(requests).toHaveLength(2);
});

claim('accessibility', 'Space expands and collapses a group, Enter does not', async () => {
  const {dataSource} = sourceOf();
  const screen = await render(<Orders dataSource={dataSource} {...groupedBy('country', 'city')} />);
  await expect.poll(groups).toEqual(countries);
  await screen.getByRole('gridcell').first().click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect.poll(groups).toEqual(inFrance);
  await userEvent.keyboard(' ');
  await expect.poll(groups).toEqual(countries);
});

claim('limitations', 'the model has a group that is not loaded by its id, and loaded rows', async () => {
  const {dataSource} = sourceOf();
  const onChange = vi.fn<NonNullable<DataGridPremiumProps['onRowSelectionModelChange']>>();
  const screen = await render(
    <Orders
      dataSource={dataSource}
      checkboxSelection
      onRowSelectionModelChange={onChange}
      {...groupedBy('country', 'city')}
    />,
  );
  await expect.element(screen.getByText('France (2)')).toBeVisible();
  await toggle(screen, 'France');
  await expect.element(screen.getByText('Lille (11)')).toBeVisible();
  await screen.getByRole('checkbox', {name: 'Select row'}).first().click();
  const selected = () => [...(onChange.mock.lastCall?.[0].ids ?? [])];
  expect(selected()).toEqual(['France', 'France/Lyon', 'France/Lille']);
  await screen.getByRole('row').filter({hasText: 'Kenya'}).getByRole('checkbox').click();
  expect(selected()).toEqual(['France', 'France/Lyon', 'France/Lille', 'Kenya']);
});
