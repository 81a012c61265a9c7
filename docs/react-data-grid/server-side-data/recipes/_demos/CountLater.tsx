import * as React from 'react';
import {DataGrid, useGridApiRef, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const orders = createOrders();
const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: -1}};

export default function CountLater() {
  const apiRef = useGridApiRef();

  // #preview-start
  const dataSource = React.useMemo<GridDataSource>(() => {
    let counted = '';
    return {
      getRows: async (params) => {
        const filter = JSON.stringify(params.filterModel);
        if (filter !== counted) {
          counted = filter;
          apiRef.current?.setRowCount(-1);
          const {filterModel} = params;
          const count = overNetwork(() => readRows(orders, {filterModel, end: 0}).rowCount, {delay: 3000});
          // Without a count, the footer keeps saying "more than".
          count.then(
            (rowCount) => counted === filter && apiRef.current?.setRowCount(rowCount ?? -1),
            () => (counted = ''),
          );
        }
        const {rows} = await overNetwork(() => readRows(orders, params));
        return {rows};
      },
    };
  }, [apiRef]);
  // #preview-end

  return (
    <div style={{height: 423}}>
      {/* #preview-start */}
      <DataGrid
        apiRef={apiRef}
        columns={orderColumns}
        dataSource={dataSource}
        initialState={initialState}
        pageSizeOptions={[5]}
        showToolbar
        label="Orders"
      />
      {/* #preview-end */}
    </div>
  );
}
