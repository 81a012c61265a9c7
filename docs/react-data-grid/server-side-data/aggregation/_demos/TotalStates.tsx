import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGridPremium, useGridApiRef, type GridDataSource} from '@mui/x-data-grid-premium';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const orders = createOrders();
const initialState = {
  aggregation: {model: {total: 'sum'}},
  pagination: {paginationModel: {pageSize: 5}, rowCount: 0},
};
const aggregationFunctions = {sum: {columnTypes: ['number']}, avg: {columnTypes: ['number']}};
const switches = {slow: 'Slow', fails: 'Fails', empty: 'No orders'};
const valueOf = (row: Record<string, string>, field: string) => row[field] ?? '';

export default function TotalStates() {
  const apiRef = useGridApiRef();
  const [network] = React.useState({slow: false, fails: false, empty: false});
  const [error, setError] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(() => {
    return {
      getRows: (params) => {
        const {slow, fails, empty} = network;
        setError('');
        return overNetwork(() => readRows(empty ? [] : orders, params), {delay: slow ? 4000 : 600, fails});
      },
      getAggregatedValue: valueOf,
    };
  }, [network]);

  const refetch = () => void apiRef.current?.dataSource.fetchRows(undefined, {skipCache: true});
  // #preview-start
  const choose = (name: string) => apiRef.current?.setAggregationModel({total: name});
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 468}}>
      <FormGroup row>
        {(['slow', 'fails', 'empty'] as const).map((name) => (
          <FormControlLabel
            key={name}
            sx={{ml: 0}}
            label={switches[name]}
            control={<Switch size="small" onChange={(_event, on) => (network[name] = on)} />}
          />
        ))}
        {Object.keys(aggregationFunctions).map((name) => (
          <Button key={name} onClick={() => choose(name)}>
            {name}
          </Button>
        ))}
      </FormGroup>
      {/* #preview-start */}
      <DataGridPremium
        apiRef={apiRef}
        columns={orderColumns}
        dataSource={dataSource}
        dataSourceCache={null}
        onDataSourceError={({message}) => setError(message)}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        pagination
        pageSizeOptions={[5]}
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
