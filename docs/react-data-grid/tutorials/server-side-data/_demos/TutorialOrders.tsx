import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridRowId,
} from '@mui/x-data-grid';
import {createOrders, orderColumns, type Order} from '../../../server-side-data/_demos/orders';
import {overNetwork, readRows} from '../../../server-side-data/_demos/rowServer';

const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};

export default function TutorialOrders() {
  const apiRef = useGridApiRef();
  const [database] = React.useState(() => ({orders: createOrders()}));
  const [error, setError] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(() => {
    let controller = new AbortController();
    return {
      getRows: async (params) => {
        controller.abort();
        controller = new AbortController();
        const answer = await overNetwork(() => readRows(database.orders, params), controller);
        setError('');
        return answer;
      },
      updateRow: ({rowId, updatedRow}) =>
        overNetwork(() => {
          if (Number(updatedRow.total) > 1000) throw new Error('A total is at most 1,000.');
          database.orders = database.orders.map((order) =>
            order.id === rowId ? {...order, ...updatedRow} : order,
          );
          return updatedRow;
        }),
    };
  }, [database]);

  // #preview-start
  const change = React.useCallback(
    async (next: (orders: Order[]) => Order[]) => {
      try {
        await overNetwork(() => (database.orders = next(database.orders)));
        await apiRef.current?.dataSource.fetchRows();
      } catch (reason) {
        setError(reason instanceof Error ? reason.message : 'Unknown error');
      }
    },
    [apiRef, database],
  );

  const add = () =>
    change(([first, ...others]) => {
      const id = Math.max(...others.map((order) => order.id)) + 1;
      return first ? [{...first, id, customer: 'New customer', status: 'open'}, first, ...others] : others;
    });

  const columns = React.useMemo<GridColDef<Order>[]>(() => {
    const remove = (id: GridRowId) => change((orders) => orders.filter((order) => order.id !== id));
    const actions: GridColDef<Order> = {
      field: 'actions',
      type: 'actions',
      width: 60,
      renderCell: (params) => (
        <GridActionsCell {...params}>
          <GridActionsCellItem icon={<DeleteIcon />} label="Delete" onClick={() => void remove(params.id)} />
        </GridActionsCell>
      ),
    };
    return [...orderColumns, actions];
  }, [change]);
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 514}}>
      <Button sx={{alignSelf: 'flex-start'}} variant="outlined" size="small" onClick={() => void add()}>
        Add order
      </Button>
      <DataGrid
        apiRef={apiRef}
        columns={columns}
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
      {error && <Alert severity="error">{error}</Alert>}
    </Stack>
  );
}
