import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  useGridApiRef,
  type GridDataSource,
  type GridGroupNode,
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
const dataSource: GridDataSource = {
  getRows: (params) => overNetwork(() => readRows(orders, params)),
  getGroupKey: (row) => String(row.group ?? row.id),
  getChildrenCount: (row) => Number(row.children ?? 0),
};

// #preview-start
const isKenya = ({depth, groupingKey}: GridGroupNode) => depth === 0 && groupingKey === 'Kenya';
// #preview-end

export default function RefetchGroups() {
  const apiRef = useGridApiRef();
  const [keepChildrenExpanded, setKeep] = React.useState(true);
  // #preview-start
  const refetch = () =>
    apiRef.current?.dataSource.fetchRows(undefined, {skipCache: true, keepChildrenExpanded});
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 461}}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" onClick={() => void refetch()}>
          Fetch again
        </Button>
        <FormControlLabel
          label="Keep groups expanded"
          control={
            <Switch
              size="small"
              checked={keepChildrenExpanded}
              onChange={(_event, checked) => setKeep(checked)}
            />
          }
        />
      </Stack>
      {/* #preview-start */}
      <DataGridPremium
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        initialState={initialState}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isKenya}
        label="Orders by place"
      />
      {/* #preview-end */}
    </Stack>
  );
}
