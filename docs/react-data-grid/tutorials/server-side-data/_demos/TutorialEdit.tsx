import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../../server-side-data/_demos/orders';
import {overNetwork, readRows} from '../../../server-side-data/_demos/rowServer';

const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};

export default function TutorialEdit() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState('');

  // #preview-start
  const dataSource = React.useMemo<GridDataSource>(() => {
    let orders = createOrders();
    let controller = new AbortController();
    return {
      getRows: async (params) => {
        controller.abort();
        controller = new AbortController();
        const answer = await overNetwork(() => readRows(orders, params), controller);
        setError('');
        return answer;
      },
      updateRow: async ({rowId, updatedRow}) => {
        const saved: unknown = await overNetwork(() => {
          if (Number(updatedRow.total) > 1000) throw new Error('A total is at most 1,000.');
          orders = orders.map((order) => (order.id === rowId ? {...order, ...updatedRow} : order));
          return updatedRow;
        });
        setError('');
        return saved;
      },
    };
  }, []);
  // #preview-end

  const retry = () => void apiRef.current?.dataSource.fetchRows();

  return (
    <Stack spacing={1} sx={{height: 475}}>
      <DataGrid
        apiRef={apiRef}
        columns={orderColumns}
        dataSource={dataSource}
        dataSourceCache={null}
        onDataSourceError={({message}) => setError(message)}
        localeText={{noRowsLabel: error ? 'The orders could not be loaded' : 'No orders found'}}
        initialState={initialState}
        pageSizeOptions={[5, 10, 25]}
        showToolbar
        filterDebounceMs={400}
        label="Orders"
      />
      {error && (
        <Alert severity="error" action={<Button onClick={retry}>Fetch again</Button>}>
          {error}
        </Alert>
      )}
    </Stack>
  );
}
