import * as React from 'react';
import {DataGrid, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, orderColumns} from './orders';
import {overNetwork, readRows} from './rowServer';

// #preview-start
const orders = createOrders();

const dataSource: GridDataSource = {
  // In your app, fetch() the rows here.
  getRows: (params) => overNetwork(() => readRows(orders, params)),
};
// #preview-end

export default function OrdersFromServer() {
  return (
    <div style={{height: 423}}>
      {/* #preview-start */}
      <DataGrid
        columns={orderColumns}
        dataSource={dataSource}
        initialState={{pagination: {paginationModel: {pageSize: 5}, rowCount: 0}}}
        pageSizeOptions={[5, 10, 25]}
        showToolbar
        label="Orders"
      />
      {/* #preview-end */}
    </div>
  );
}
