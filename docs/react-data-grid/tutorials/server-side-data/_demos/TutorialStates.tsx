import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid, useGridApiRef, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../../server-side-data/_demos/orders';
import {overNetwork, readRows} from '../../../server-side-data/_demos/rowServer';

const orders = createOrders();
const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};

export default function TutorialStates() {
  const apiRef = useGridApiRef();
  const [network] = React.useState({slow: false, fails: false});
  // #preview-start
  const [error, setError] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(() => {
    return {
      getRows: async (params) => {
        const {slow, fails} = network;
        const answer = await overNetwork(() => readRows(orders, params), {delay: slow ? 4000 : 600, fails});
        setError('');
        return answer;
      },
    };
  }, [network]);

  const retry = () => void apiRef.current?.dataSource.fetchRows(undefined, {skipCache: true});
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 507}}>
      <FormGroup row>
        {(['slow', 'fails'] as const).map((name) => (
          <FormControlLabel
            key={name}
            sx={{ml: 0}}
            label={`The server ${{slow: 'is slow', fails: 'fails'}[name]}`}
            control={<Switch size="small" onChange={(_event, on) => (network[name] = on)} />}
          />
        ))}
      </FormGroup>
      {/* #preview-start */}
      <DataGrid
        apiRef={apiRef}
        columns={orderColumns}
        dataSource={dataSource}
        onDataSourceError={({message}) => setError(message)}
        localeText={{noRowsLabel: error ? 'The orders could not be loaded' : 'No orders found'}}
        initialState={initialState}
        pageSizeOptions={[5, 10, 25]}
        showToolbar
        filterDebounceMs={400}
        label="Orders"
      />
      {error && (
        <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
          {error}
        </Alert>
      )}
      {/* #preview-end */}
    </Stack>
  );
}
