import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPro, useGridApiRef, type GridDataSource} from '@mui/x-data-grid-pro';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const initialState = {pagination: {paginationModel: {pageSize: 25}}};

export default function LazyRefresh() {
  const apiRef = useGridApiRef();
  const [database] = React.useState(() => ({orders: createOrders(2000)}));

  const dataSource = React.useMemo<GridDataSource>(
    () => ({getRows: (params) => overNetwork(() => readRows(database.orders, params))}),
    [database],
  );

  // #preview-start
  const payAll = async () => {
    await overNetwork(() => {
      database.orders = database.orders.map((order) =>
        order.status === 'open' ? {...order, status: 'paid'} : order,
      );
    });
    apiRef.current?.dataSource.cache.clear();
    await apiRef.current?.dataSource.fetchRows();
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 440}}>
      <Button size="small" variant="outlined" sx={{alignSelf: 'flex-start'}} onClick={() => void payAll()}>
        Set all open orders to paid
      </Button>
      <DataGridPro
        apiRef={apiRef}
        columns={orderColumns}
        dataSource={dataSource}
        lazyLoading
        initialState={initialState}
        label="Orders"
      />
    </Stack>
  );
}
