import * as React from 'react';
import {DataGridPro, GridLogicOperator, type GridDataSource} from '@mui/x-data-grid-pro';
import {createOrders, orderColumns} from '../../../server-side-data/_demos/orders';
import {overNetwork, readRows} from '../../../server-side-data/_demos/rowServer';

const orders = createOrders();
const dataSource: GridDataSource = {
  getRows: (params) => overNetwork(() => readRows(orders, params)),
};

// #preview-start
const filterModel = {
  items: [
    {id: 1, field: 'status', operator: 'isAnyOf', value: ['open', 'paid']},
    {id: 2, field: 'total', operator: '>=', value: 800},
  ],
  logicOperator: GridLogicOperator.And,
};
// #preview-end

export default function SeveralConditions() {
  return (
    <div style={{height: 423}}>
      {/* #preview-start */}
      <DataGridPro
        columns={orderColumns}
        dataSource={dataSource}
        pagination
        showToolbar
        initialState={{
          pagination: {paginationModel: {pageSize: 5}, rowCount: 0},
          filter: {filterModel},
        }}
        pageSizeOptions={[5]}
        label="Orders"
      />
      {/* #preview-end */}
    </div>
  );
}
