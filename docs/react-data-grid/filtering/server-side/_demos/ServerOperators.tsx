import * as React from 'react';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import {createOrders} from '../../../server-side-data/_demos/orders';
import {overNetwork, readRows} from '../../../server-side-data/_demos/rowServer';

const orders = createOrders();
const dataSource: GridDataSource = {
  getRows: (params) => overNetwork(() => readRows(orders, params)),
};

// #preview-start
const columns: GridColDef[] = [
  {field: 'id', headerName: 'Order', width: 90, filterable: false},
  {
    field: 'customer',
    headerName: 'Customer',
    minWidth: 140,
    flex: 1,
    filterOperators: getGridStringOperators().filter(({value}) => value === 'startsWith'),
  },
  {
    field: 'total',
    headerName: 'Total (€)',
    width: 110,
    type: 'number',
    filterOperators: getGridNumericOperators().filter(({value}) => ['>=', '<='].includes(value)),
  },
];
// #preview-end

export default function ServerOperators() {
  return (
    <div style={{height: 423}}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        initialState={{pagination: {paginationModel: {pageSize: 5}, rowCount: 0}}}
        pageSizeOptions={[5]}
        showToolbar
        slotProps={{toolbar: {showQuickFilter: false}}}
        label="Orders"
      />
    </div>
  );
}
