import * as React from 'react';
import {DataGrid, type GridColDef, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../../server-side-data/_demos/orders';
import {overNetwork, readRows} from '../../../server-side-data/_demos/rowServer';

const orders = createOrders();
const columns: GridColDef[] = [
  ...orderColumns,
  {field: 'express', headerName: 'Express', width: 100, type: 'boolean'},
];

// #preview-start
const dataSource: GridDataSource = {
  // The server filters by params.filterModel.
  getRows: (params) => overNetwork(() => readRows(orders, params)),
};
// #preview-end

export default function FilterOnServer() {
  return (
    <div style={{height: 423}}>
      {/* #preview-start */}
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        initialState={{
          pagination: {paginationModel: {pageSize: 5}, rowCount: 0},
          filter: {filterModel: {items: [{field: 'status', operator: 'is', value: 'open'}]}},
        }}
        pageSizeOptions={[5]}
        showToolbar
        label="Orders"
      />
      {/* #preview-end */}
    </div>
  );
}
