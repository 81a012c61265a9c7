import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiRef, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const orders = createOrders();
const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};

// #preview-start
/** Tries three times, after pauses of half a second and a second. */
async function retrying<Answer>(send: () => Promise<Answer>, attempt = 1): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, attempt * 500));
    return retrying(send, attempt + 1);
  }
}
// #preview-end

export default function RetryRequests() {
  const apiRef = useGridApiRef();
  const [network] = React.useState({fails: false});
  const [attempts, setAttempts] = React.useState(0);
  const [error, setError] = React.useState('');

  // #preview-start
  const dataSource = React.useMemo<GridDataSource>(() => {
    return {
      getRows: (params) => {
        setError('');
        setAttempts(0);
        return retrying(() => {
          setAttempts((count) => count + 1);
          return overNetwork(() => readRows(orders, params), {delay: 300, fails: network.fails});
        });
      },
    };
  }, [network]);
  // #preview-end

  const retry = () => void apiRef.current?.dataSource.fetchRows(undefined, {skipCache: true});
  return (
    <Stack spacing={1} sx={{height: 455}}>
      <Stack direction="row" spacing={2} sx={{alignItems: 'center'}}>
        <FormControlLabel
          sx={{ml: 0}}
          label="The server fails"
          control={<Switch size="small" onChange={(_event, on) => (network.fails = on)} />}
        />
        <Typography role="status">Attempts: {attempts}</Typography>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        columns={orderColumns}
        dataSource={dataSource}
        onDataSourceError={({message}) => setError(message)}
        initialState={initialState}
        pageSizeOptions={[5]}
        label="Orders"
      />
      {error && (
        <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
          {error}
        </Alert>
      )}
    </Stack>
  );
}
