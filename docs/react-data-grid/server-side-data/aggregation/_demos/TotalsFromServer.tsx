import {DataGridPremium, type GridDataSource} from '@mui/x-data-grid-premium';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

// #preview-start
const orders = createOrders();

/** Typed as text; a number keeps the format of its column. */
const valueOf = (row: Record<string, string>, field: string) => row[field] ?? '';

const dataSource: GridDataSource = {
  // The answer has the totals of all rows: {rows, rowCount, aggregateRow: {total: 255432}}
  getRows: (params) => overNetwork(() => readRows(orders, params)),
  getAggregatedValue: valueOf,
};

/** What the server can compute. */
const aggregationFunctions = {
  sum: {columnTypes: ['number']},
  avg: {columnTypes: ['number']},
  max: {columnTypes: ['number']},
};
// #preview-end

export default function TotalsFromServer() {
  return (
    <div style={{height: 423}}>
      {/* #preview-start */}
      <DataGridPremium
        columns={orderColumns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: {model: {total: 'sum'}},
          pagination: {paginationModel: {pageSize: 5}, rowCount: 0},
        }}
        pagination
        pageSizeOptions={[5, 10]}
        label="Orders"
      />
      {/* #preview-end */}
    </div>
  );
}
