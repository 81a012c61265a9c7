import * as React from 'react';
import Alert, {type AlertColor} from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {DataGrid, GridUpdateRowError, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, orderColumns} from './orders';
import {overNetwork, readRows} from './rowServer';

const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};

interface Message {
  severity: AlertColor;
  text: string;
}

export default function SaveOrders() {
  const [message, setMessage] = React.useState<Message>({
    severity: 'info',
    text: 'Double-click a customer or a total. The server refuses a total above 1,000.',
  });

  // #preview-start
  const dataSource = React.useMemo<GridDataSource>(() => {
    let orders = createOrders();
    return {
      getRows: (params) => overNetwork(() => readRows(orders, params)),
      updateRow: ({rowId, updatedRow}) => {
        setMessage({severity: 'info', text: `Saving order ${rowId} …`});
        return overNetwork(() => {
          if (Number(updatedRow.total) > 1000) throw new Error('A total is at most 1,000.');
          orders = orders.map((order) => (order.id === rowId ? {...order, ...updatedRow} : order));
          setMessage({severity: 'success', text: `Order ${rowId} is saved.`});
          return updatedRow;
        });
      },
    };
  }, []);
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 428}}>
      {/* #preview-start */}
      <DataGrid
        columns={orderColumns}
        dataSource={dataSource}
        onDataSourceError={(error) => {
          const action = error instanceof GridUpdateRowError ? 'Not saved' : 'Not loaded';
          setMessage({severity: 'error', text: `${action}: ${error.message}`});
        }}
        initialState={initialState}
        pageSizeOptions={[5, 10]}
        label="Orders"
      />
      {/* #preview-end */}
      <Alert severity={message.severity} role="status">
        {message.text}
      </Alert>
    </Stack>
  );
}
