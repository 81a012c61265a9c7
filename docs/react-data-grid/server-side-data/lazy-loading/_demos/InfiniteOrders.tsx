import * as React from 'react';
import {DataGridPro, type GridDataSource} from '@mui/x-data-grid-pro';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const orders = createOrders(90);

// #preview-start
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const {rows, rowCount, pageInfo} = await overNetwork(() => readRows(orders, params), {delay: 1200});
    return {rows, rowCount: pageInfo?.hasNextPage ? -1 : rowCount};
  },
};
// #preview-end

export default function InfiniteOrders() {
  return (
    <div style={{height: 422}}>
      {/* #preview-start */}
      <DataGridPro
        columns={orderColumns}
        dataSource={dataSource}
        lazyLoading
        initialState={{pagination: {paginationModel: {pageSize: 20}, rowCount: -1}}}
        label="Orders"
      />
      {/* #preview-end */}
    </div>
  );
}
