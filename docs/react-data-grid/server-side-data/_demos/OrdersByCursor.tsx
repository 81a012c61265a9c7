import * as React from 'react';
import {DataGrid, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, orderColumns} from './orders';
import {overNetwork, readRows} from './rowServer';

const orders = createOrders(38);

// #preview-start
function createDataSource(): GridDataSource {
  const cursors = new Map<string, string | undefined>();
  return {
    getRows: async ({paginationModel = {page: 0, pageSize: 5}, sortModel, filterModel}) => {
      const {page, pageSize} = paginationModel;
      const keyOf = (index: number) => JSON.stringify([sortModel, filterModel, pageSize, index]);
      const start = cursors.get(keyOf(page)) ?? '';
      const {rows, pageInfo} = await overNetwork(() =>
        readRows(orders, {start, end: pageSize - 1, sortModel, filterModel}),
      );
      cursors.set(keyOf(page + 1), pageInfo?.nextCursor);
      return {rows, rowCount: pageInfo?.hasNextPage ? -1 : page * pageSize + rows.length};
    },
  };
}
// #preview-end

export default function OrdersByCursor() {
  const [dataSource] = React.useState(createDataSource);
  return (
    <div style={{height: 423}}>
      {/* #preview-start */}
      <DataGrid
        columns={orderColumns}
        dataSource={dataSource}
        initialState={{pagination: {paginationModel: {pageSize: 5}, rowCount: -1}}}
        pageSizeOptions={[5, 10]}
        showToolbar
        label="Orders"
      />
      {/* #preview-end */}
    </div>
  );
}
