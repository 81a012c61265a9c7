import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {claim} from '@site/tests/claims/claim';
import type {RefObject} from 'react';
import {beforeEach, expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import {createOrders} from '../_demos/orders';
import {overNetwork, readRows} from '../_demos/rowServer';
import PivotByMonth from './_demos/PivotByMonth';

// The license package writes its own message.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const columns: GridColDef[] = [
  {field: 'country'},
  {field: 'city'},
  {field: 'customer'},
  {field: 'status'},
  {field: 'ordered', type: 'date', valueGetter: (day?: string) => day && new Date(day)},
  {field: 'total', type: 'number'},
];
const aggregationFunctions = {sum: {columnTypes: ['number']}};
const valueOf = (row: Record<string, string>, field: string) => row[field] ?? '';
const pivotingColDef = (field: string, path: string[]) => ({field: [...path, field].join('/'), width: 90});
const model: GridPivotModel = {
  rows: [{field: 'country'}],
  columns: [{field: 'status'}],
  values: [{field: 'total', aggFunc: 'sum'}],
};

function sourceOf(own: Partial<GridDataSource> = {}) {
  const network = {fails: false, delay: 10};
  const orders = createOrders(60);
  const requests: GridGetRowsParams[] = [];
  const dataSource: GridDataSource = {
    getRows: (params) => {
      requests.push(params);
      return overNetwork(() => readRows(orders, params), {...network});
    },
    getGroupKey: (row) => String(row.group ?? row.id),
    getChildrenCount: (row) => Number(row.children ?? 0),
    getAggregatedValue: valueOf,
    ...own,
  };
  return {dataSource, network, requests};
}

let api: RefObject<GridApiPremium | null> | undefined;

function Pivot({pivot = model, ...props}: Partial<DataGridPremiumProps> & {pivot?: GridPivotModel}) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{height: 600, width: 900}}>
      <DataGridPremium
        apiRef={apiRef}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        pivotingColDef={pivotingColDef}
        initialState={{pivoting: {enabled: true, model: pivot}}}
        {...props}
      />
    </div>
  );
}

const heads = () =>
  [...document.querySelectorAll('[role=columnheader]')].map((head) => head.textContent).filter(Boolean);
/** The first column. */
const groups = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map(
    (row) => row.querySelector('[role=gridcell]')?.textContent,
  );
const countries = ['France (21)', 'Kenya (19)', 'Japan (12)', 'Brazil (8)', ''];

claim('pivot-table', 'requests have the pivot model and the row fields as groupFields', async () => {
  const {dataSource, requests} = sourceOf();
  await render(<Pivot dataSource={dataSource} />);
  await expect.poll(groups).toEqual(countries);
  expect(requests[0]).toMatchObject({groupFields: ['country'], groupKeys: [], pivotModel: model});
  expect(heads().slice(0, 4)).toEqual(['open', 'paid', 'returned', 'sent']);
});

claim('pivot-table', 'groupFields have the rows of before, the pivot model has the new ones', async () => {
  const {dataSource, requests} = sourceOf();
  await render(<Pivot dataSource={dataSource} />);
  await expect.poll(groups).toEqual(countries);
  api?.current?.setPivotModel({...model, rows: [{field: 'city'}]});
  await expect.poll(groups).toContain('Lyon (10)');
  const params = requests.at(-1);
  expect(params?.groupFields).toEqual(['country']);
  expect(params?.pivotModel?.rows).toEqual([{field: 'city'}]);
});

claim('pivot-table', 'without a children count, the name of a group is missing', async () => {
  const {dataSource} = sourceOf({getChildrenCount: () => 0});
  await render(<Pivot dataSource={dataSource} />);
  await expect.poll(groups).toEqual(['', '', '', '', '']);
});

claim(
  'pivot-table',
  'without columns, a value has the name of its field; hidden parts are left out',
  async () => {
    const {dataSource, requests} = sourceOf();
    const pivot = {...model, columns: [{field: 'status', hidden: true}]};
    await render(<Pivot dataSource={dataSource} pivot={pivot} />);
    await expect.poll(groups).toEqual(countries);
    expect(requests[0]?.pivotModel).toEqual({...model, columns: []});
    expect(heads()).toHaveLength(2);
    expect(document.querySelector('[role=row][data-id] [data-field=total]')?.textContent).not.toBe('');
  },
);

claim('column-names', 'pivotingColDef is required, as a function', async () => {
  const {dataSource} = sourceOf();
  const onDataSourceError = vi.fn<NonNullable<DataGridPremiumProps['onDataSourceError']>>();
  await render(
    <Pivot dataSource={dataSource} pivotingColDef={{width: 90}} onDataSourceError={onDataSourceError} />,
  );
  await expect.poll(() => onDataSourceError.mock.lastCall?.[0].message).toContain('`pivotingColDef()`');
});

claim('derived-columns', 'without getPivotDerivedColumns, dates have no years', async () => {
  const {dataSource} = sourceOf();
  const screen = await render(
    <Pivot dataSource={dataSource} showToolbar initialState={{pivoting: {model}}} />,
  );
  await screen.getByRole('button', {name: 'Pivot'}).click();
  await expect.element(screen.getByText('Pivot').first()).toBeVisible();
  await expect.element(screen.getByText('(Year)')).not.toBeInTheDocument();
});

claim('derived-columns', 'headers of objects are sorted by value and formatted', async () => {
  await render(<PivotByMonth />);
  await expect.poll(() => heads().slice(0, 3)).toEqual(['Jan 2026', 'Feb 2026', 'Mar 2026']);
});

claim('activate', 'turning pivoting off fetches rows without a pivot model, and shows them', async () => {
  const {dataSource, requests} = sourceOf();
  await render(<Pivot dataSource={dataSource} />);
  await expect.poll(groups).toEqual(countries);
  api?.current?.setPivotActive(false);
  await expect.poll(groups).toContain('France');
  expect(requests.at(-1)?.pivotModel).toBeUndefined();
});

claim('states', 'the table before stays while another loads, and an outdated answer is ignored', async () => {
  const {dataSource, network, requests} = sourceOf();
  const screen = await render(<Pivot dataSource={dataSource} />);
  await expect.poll(groups).toEqual(countries);
  const started = requests.length;
  network.delay = 400;
  api?.current?.setPivotModel({...model, columns: [{field: 'city'}]});
  await expect.poll(() => requests.length).toBe(started + 1);
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  expect(groups()).toEqual(countries.slice(0, 4));
  network.delay = 10;
  api?.current?.setPivotModel({...model, columns: [{field: 'customer'}]});
  await expect.poll(heads).toContain('Atlas Books');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(heads()).toContain('Atlas Books');
  expect(heads()).not.toContain('Lyon');
});

claim('states', 'an error removes the rows, and a retry brings them back', async () => {
  const {dataSource, network} = sourceOf();
  const onDataSourceError = vi.fn();
  const screen = await render(<Pivot dataSource={dataSource} onDataSourceError={onDataSourceError} />);
  await expect.poll(groups).toEqual(countries);
  network.fails = true;
  await api?.current?.dataSource.fetchRows(undefined, {skipCache: true});
  await expect.poll(groups).toEqual([]);
  expect(onDataSourceError).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByText('Add fields to rows, columns, and values')).toBeVisible();
  network.fails = false;
  await api?.current?.dataSource.fetchRows();
  await expect.poll(groups).toEqual(countries);
});
