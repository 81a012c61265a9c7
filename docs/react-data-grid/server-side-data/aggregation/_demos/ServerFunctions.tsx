import {DataGridPremium, type GridColDef, type GridDataSource} from '@mui/x-data-grid-premium';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const orders = createOrders();

// #preview-start
const aggregationFunctions = {
  avg: {label: 'mean', columnTypes: ['number']},
  // The server counts for every name that it does not know.
  orders: {label: 'count', columnTypes: ['string']},
};

const dataSource: GridDataSource = {
  getRows: (params) => overNetwork(() => readRows(orders, params)),
  getAggregatedValue: (row, field) => {
    const value = Number(row[field]);
    return field === 'customer' ? `${value} orders` : value.toFixed(2);
  },
};

const columns: GridColDef[] = orderColumns.map((column) => ({
  ...column,
  aggregable: column.field === 'customer' || column.field === 'total',
}));
// #preview-end

export default function ServerFunctions() {
  return (
    <div style={{height: 423}}>
      {/* #preview-start */}
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: {model: {customer: 'orders', total: 'avg'}},
          pagination: {paginationModel: {pageSize: 5}, rowCount: 0},
        }}
        pagination
        pageSizeOptions={[5]}
        label="Orders"
      />
      {/* #preview-end */}
    </div>
  );
}
