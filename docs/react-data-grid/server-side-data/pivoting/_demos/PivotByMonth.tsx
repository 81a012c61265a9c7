import {DataGridPremium, type GridColDef, type GridDataSource} from '@mui/x-data-grid-premium';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

// The server can group by the month, which is no column of the grid.
const orders = createOrders().map((order) => ({...order, month: order.ordered.slice(0, 7)}));

const columns: GridColDef[] = [{field: 'country', headerName: 'Country'}, ...orderColumns];
const aggregationFunctions = {sum: {columnTypes: ['number']}, avg: {columnTypes: ['number']}};
const valueOf = (row: Record<string, string>, field: string) => row[field] ?? '';
const pivotingColDef = (field: string, path: string[]) => ({field: [...path, field].join('/'), width: 100});

// #preview-start
const monthNames = new Intl.DateTimeFormat('en-US', {month: 'short', year: 'numeric', timeZone: 'UTC'});

const getPivotDerivedColumns = ({field}: GridColDef): GridColDef[] | undefined =>
  field === 'ordered'
    ? [
        {
          field: 'month',
          headerName: 'Month',
          valueFormatter: (month?: string) => month && monthNames.format(new Date(month)),
        },
      ]
    : undefined;

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const {pivotColumns, ...answer} = await overNetwork(() => readRows(orders, params));
    // An object instead of a text: sorted by its value, and formatted by the column.
    return {...answer, pivotColumns: pivotColumns?.map(({key}) => ({key, group: {month: key}}))};
  },
  getGroupKey: (row) => String(row.group ?? row.id),
  getChildrenCount: (row) => Number(row.children ?? 0),
  getAggregatedValue: valueOf,
};
// #preview-end

export default function PivotByMonth() {
  return (
    <div style={{height: 426}}>
      {/* #preview-start */}
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        pivotingColDef={pivotingColDef}
        getPivotDerivedColumns={getPivotDerivedColumns}
        groupingColDef={{hideDescendantCount: true}}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{field: 'country'}],
              columns: [{field: 'month', sort: 'asc'}],
              values: [{field: 'total', aggFunc: 'sum'}],
            },
          },
        }}
        label="Orders by country and month"
      />
      {/* #preview-end */}
    </div>
  );
}
