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
const columns = [{field: 'country', headerName: 'Country'}, ...orderColumns];
const aggregationFunctions = {sum: {columnTypes: ['number']}};
const valueOf = (row: Record<string, string>, field: string) => row[field] ?? '';
const pivotingColDef = (field: string, path: string[]) => ({field: [...path, field].join('/'), width: 110});
const modelOf = (field: string) => ({
  rows: [{field: 'country'}],
  columns: [{field}],
  values: [{field: 'total', aggFunc: 'sum'}],
});
const initialState = {pivoting: {enabled: true, model: modelOf('status')}};
const switches = {slow: 'Slow', fails: 'Fails', empty: 'No orders'};

export default function PivotStates() {
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
      getGroupKey: (row) => String(row.group ?? row.id),
      getChildrenCount: (row) => Number(row.children ?? 0),
      getAggregatedValue: valueOf,
    };
  }, [network]);

  // #preview-start
  const show = (field: string) => apiRef.current?.setPivotModel(modelOf(field));
  const retry = () => void apiRef.current?.dataSource.fetchRows(undefined, {skipCache: true});
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 523}}>
      <FormGroup row>
        {(['slow', 'fails', 'empty'] as const).map((name) => (
          <FormControlLabel
            key={name}
            sx={{ml: 0}}
            label={switches[name]}
            control={<Switch size="small" onChange={(_event, on) => (network[name] = on)} />}
          />
        ))}
        <Button onClick={() => show('status')}>Status</Button>
        <Button onClick={() => show('customer')}>Customer</Button>
      </FormGroup>
      {/* #preview-start */}
      <DataGridPremium
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        onDataSourceError={({message}) => setError(message)}
        aggregationFunctions={aggregationFunctions}
        pivotingColDef={pivotingColDef}
        initialState={initialState}
        label="Orders by country"
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
