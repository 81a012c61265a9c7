import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid, useGridApiRef, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, orderColumns} from './orders';
import {overNetwork, readRows} from './rowServer';

const orders = createOrders();
const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};

export default function OrderStates() {
  const apiRef = useGridApiRef();
  const network = React.useRef({slow: false, fails: false, empty: false});
  const [error, setError] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        const {slow, fails, empty} = network.current;
        setError('');
        return overNetwork(() => readRows(empty ? [] : orders, params), {delay: slow ? 4000 : 500, fails});
      },
    }),
    [],
  );

  // #preview-start
  const refetch = () => void apiRef.current?.dataSource.fetchRows(undefined, {skipCache: true});
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 416}}>
      <FormGroup row>
        {(['slow', 'fails', 'empty'] as const).map((name) => (
          <FormControlLabel
            key={name}
            sx={{ml: 0}}
            label={{slow: 'Slow', fails: 'Fails', empty: 'No orders'}[name]}
            control={<Switch size="small" onChange={(_event, on) => (network.current[name] = on)} />}
          />
        ))}
        <Button onClick={refetch}>Fetch again</Button>
      </FormGroup>
      {/* #preview-start */}
      <DataGrid
        apiRef={apiRef}
        columns={orderColumns}
        dataSource={dataSource}
        onDataSourceError={({message}) => setError(message)}
        localeText={{noRowsLabel: error ? 'The orders could not be loaded' : 'No orders found'}}
        initialState={initialState}
        pageSizeOptions={[5, 10]}
        label="Orders"
      />
      {error && (
        <Alert severity="error" action={<Button onClick={refetch}>Try again</Button>}>
          {error}
        </Alert>
      )}
      {/* #preview-end */}
    </Stack>
  );
}
