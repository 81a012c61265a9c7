import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../../server-side-data/_demos/orders';
import {overNetwork, readRows} from '../../../server-side-data/_demos/rowServer';

const orders = createOrders();
const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};

export default function TutorialRequests() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState('');

  // #preview-start
  const dataSource = React.useMemo<GridDataSource>(() => {
    let controller = new AbortController();
    return {
      getRows: async (params) => {
        // Only the last request counts.
        controller.abort();
        controller = new AbortController();
        const {signal} = controller;
        const answer = await overNetwork(() => readRows(orders, params), {delay: 1500, signal});
        setError('');
        return answer;
      },
    };
  }, []);
  // #preview-end

  const retry = () => void apiRef.current?.dataSource.fetchRows();

  return (
    <Stack spacing={1} sx={{height: 510}}>
      {/* #preview-start */}
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
      {/* #preview-end */}
      {error && (
        <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
          {error}
        </Alert>
      )}
    </Stack>
  );
}
