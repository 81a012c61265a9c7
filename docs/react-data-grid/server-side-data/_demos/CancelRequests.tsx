import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, orderColumns} from './orders';
import {overNetwork, readRows} from './rowServer';

const orders = createOrders();
const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};

export default function CancelRequests() {
  const [sent, setSent] = React.useState(0);
  const [canceled, setCanceled] = React.useState(0);

  // #preview-start
  const dataSource = React.useMemo<GridDataSource>(() => {
    let controller = new AbortController();
    return {
      getRows: (params) => {
        controller.abort();
        controller = new AbortController();
        const {signal} = controller;
        setSent((count) => count + 1);
        signal.addEventListener('abort', () => setCanceled((count) => count + 1));
        // In your app: fetch(address, {signal})
        return overNetwork(() => readRows(orders, params), {delay: 2000, signal});
      },
    };
  }, []);
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 455}}>
      <Typography role="status">
        Requests sent: {sent}, canceled: {canceled}
      </Typography>
      <DataGrid
        columns={orderColumns}
        dataSource={dataSource}
        dataSourceCache={null}
        initialState={initialState}
        pageSizeOptions={[5]}
        showToolbar
        label="Orders"
      />
    </Stack>
  );
}
