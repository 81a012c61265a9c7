import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiRef,
  type GridDataSource,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};
const nothing: GridRowSelectionModel = {type: 'include', ids: new Set()};

export default function BulkAction() {
  const apiRef = useGridApiRef();
  const [database] = React.useState(() => ({orders: createOrders()}));
  const [selection, setSelection] = React.useState(nothing);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({getRows: (params) => overNetwork(() => readRows(database.orders, params))}),
    [database],
  );

  // #preview-start
  const payAll = async () => {
    const {type, ids} = selection;
    const filterModel = gridFilterModelSelector(apiRef);
    // In your app, send type, the ids as an array, and the filter model.
    await overNetwork(() => {
      const found = new Set(readRows(database.orders, {filterModel}).rows.map(({id}) => id));
      database.orders = database.orders.map((order) => {
        const isSelected = type === 'include' ? ids.has(order.id) : !ids.has(order.id) && found.has(order.id);
        return isSelected ? {...order, status: 'paid'} : order;
      });
    });
    setSelection(nothing);
    apiRef.current?.dataSource.cache.clear();
    await apiRef.current?.dataSource.fetchRows();
  };
  // #preview-end

  const isEmpty = selection.type === 'include' && selection.ids.size === 0;
  return (
    <Stack spacing={1} sx={{height: 462}}>
      <Button
        size="small"
        variant="outlined"
        sx={{alignSelf: 'flex-start'}}
        disabled={isEmpty}
        onClick={() => void payAll()}
      >
        Mark as paid
      </Button>
      {/* #preview-start */}
      <DataGrid
        apiRef={apiRef}
        columns={orderColumns}
        dataSource={dataSource}
        checkboxSelection
        keepNonExistentRowsSelected
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        onFilterModelChange={() => setSelection(nothing)}
        initialState={initialState}
        pageSizeOptions={[5]}
        showToolbar
        label="Orders"
      />
      {/* #preview-end */}
    </Stack>
  );
}
