import * as React from 'react';
import {DataGridPro, type GridDataSource} from '@mui/x-data-grid-pro';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

// #preview-start
const orders = createOrders(2000);

const dataSource: GridDataSource = {
  getRows: (params) => overNetwork(() => readRows(orders, params)),
};
// #preview-end

export default function LazyOrders() {
  return (
    <div style={{height: 422}}>
      {/* #preview-start */}
      <DataGridPro
        columns={orderColumns}
        dataSource={dataSource}
        lazyLoading
        initialState={{pagination: {paginationModel: {pageSize: 25}}}}
        showToolbar
        label="Orders"
      />
      {/* #preview-end */}
    </div>
  );
}
