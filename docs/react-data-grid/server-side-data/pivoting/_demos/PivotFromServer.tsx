import {DataGridPremium, type GridColDef, type GridDataSource} from '@mui/x-data-grid-premium';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const orders = createOrders();
const columns: GridColDef[] = [
  {field: 'country', headerName: 'Country'},
  {field: 'city', headerName: 'City'},
  ...orderColumns.map((column) => (column.field === 'ordered' ? {...column, pivotable: false} : column)),
];

// #preview-start
/** Typed as text; a number keeps the format of its column. */
const valueOf = (row: Record<string, string>, field: string) => row[field] ?? '';

const dataSource: GridDataSource = {
  // In your app, fetch() rows, pivotColumns, and aggregateRow here.
  getRows: (params) => overNetwork(() => readRows(orders, params)),
  getGroupKey: (row) => String(row.group ?? row.id),
  getChildrenCount: (row) => Number(row.children ?? 0),
  getAggregatedValue: valueOf,
};

const aggregationFunctions = {
  sum: {columnTypes: ['number']},
  avg: {columnTypes: ['number']},
  size: {},
};

/** The same names as in the rows of the server: open/total, paid/total, … */
const pivotingColDef = (field: string, path: string[]) => ({field: [...path, field].join('/'), width: 110});
// #preview-end

export default function PivotFromServer() {
  return (
    <div style={{height: 530}}>
      {/* #preview-start */}
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        pivotingColDef={pivotingColDef}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{field: 'country'}, {field: 'city'}],
              columns: [{field: 'status'}],
              values: [{field: 'total', aggFunc: 'sum'}],
            },
          },
        }}
        showToolbar
        label="Orders by place and status"
      />
      {/* #preview-end */}
    </div>
  );
}
