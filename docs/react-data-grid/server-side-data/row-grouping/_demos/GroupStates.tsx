import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridGetRowsError,
  useGridApiRef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-premium';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const orders = createOrders();
const columns = [{field: 'country'}, {field: 'city'}, ...orderColumns];
const initialState = {
  rowGrouping: {model: ['country', 'city']},
  columns: {columnVisibilityModel: {country: false, city: false, id: false}},
};
const groupingColDef = {headerName: 'Order', leafField: 'id'};
const switches = {slow: 'Slow', fails: 'Fails', empty: 'No orders'};

export default function GroupStates() {
  const apiRef = useGridApiRef();
  const [network] = React.useState({slow: false, fails: false, empty: false});
  // #preview-start
  const [failed, setFailed] = React.useState<GridGetRowsError<GridGetRowsParams>>();

  const dataSource = React.useMemo<GridDataSource>(() => {
    return {
      getRows: (params) => {
        const {slow, fails, empty} = network;
        setFailed(undefined);
        return overNetwork(() => readRows(empty ? [] : orders, params), {delay: slow ? 4000 : 600, fails});
      },
      getGroupKey: (row) => String(row.group ?? row.id),
      getChildrenCount: (row) => Number(row.children ?? 0),
    };
  }, [network]);

  // The server makes the id of a group from its keys. At the top, there is none.
  const retry = () => void apiRef.current?.dataSource.fetchRows(failed?.params.groupKeys?.join('/'));
  // #preview-end

  const refetch = () => void apiRef.current?.dataSource.fetchRows(undefined, {skipCache: true});
  return (
    <Stack spacing={1} sx={{height: 467}}>
      <FormGroup row>
        {(['slow', 'fails', 'empty'] as const).map((name) => (
          <FormControlLabel
            key={name}
            sx={{ml: 0}}
            label={switches[name]}
            control={<Switch size="small" onChange={(_event, on) => (network[name] = on)} />}
          />
        ))}
        <Button onClick={refetch}>Fetch again</Button>
      </FormGroup>
      {/* #preview-start */}
      <DataGridPremium
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        onDataSourceError={(error) => {
          if (error instanceof GridGetRowsError) setFailed(error);
        }}
        initialState={initialState}
        groupingColDef={groupingColDef}
        label="Orders by place"
      />
      {failed && (
        <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
          {failed.message}
        </Alert>
      )}
      {/* #preview-end */}
    </Stack>
  );
}
