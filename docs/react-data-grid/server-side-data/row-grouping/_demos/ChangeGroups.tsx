import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const orders = createOrders();
const dataSource: GridDataSource = {
  getRows: (params) => overNetwork(() => readRows(orders, params)),
  getGroupKey: (row) => String(row.group ?? row.id),
  getChildrenCount: (row) => Number(row.children ?? 0),
};

// #preview-start
const columns: GridColDef[] = [
  {field: 'country', headerName: 'Country', width: 110},
  // The id of a group is no number of an order.
  {
    field: 'id',
    headerName: 'Order',
    groupable: false,
    valueGetter: (id: unknown, {group}: {group?: string}) => (group ? null : id),
  },
  // The server cannot group by the other columns.
  ...orderColumns.slice(1).map((column) => ({...column, groupable: column.field === 'status'})),
];
const models = {Country: ['country'], 'Status and country': ['status', 'country'], 'No groups': []};
// #preview-end

export default function ChangeGroups() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {rowGrouping: {model: ['country']}},
  });

  return (
    <Stack spacing={1} sx={{height: 461}}>
      <Stack direction="row" spacing={1} useFlexGap sx={{flexWrap: 'wrap'}}>
        {Object.entries(models).map(([name, model]) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current?.setRowGroupingModel(model)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      {/* #preview-start */}
      <DataGridPremium
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        initialState={initialState}
        label="Orders by columns of your choice"
      />
      {/* #preview-end */}
    </Stack>
  );
}
