import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridFilterModel} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../../server-side-data/_demos/orders';
import {overNetwork, readRows} from '../../../server-side-data/_demos/rowServer';

const orders = createOrders();

const fetchOrders = (filterModel: GridFilterModel, signal: AbortSignal) =>
  overNetwork(() => readRows(orders, {filterModel}), {signal});

type Answer = Partial<Awaited<ReturnType<typeof fetchOrders>>> & {model?: GridFilterModel; error?: string};

export default function FilterModeServer() {
  // #preview-start
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({items: []});
  const [answer, setAnswer] = React.useState<Answer>({});

  React.useEffect(() => {
    const controller = new AbortController();
    fetchOrders(filterModel, controller.signal).then(
      ({rows}) => setAnswer({rows, model: filterModel}),
      (reason: Error) => {
        if (!controller.signal.aborted) setAnswer({error: reason.message, model: filterModel});
      },
    );
    return () => controller.abort();
  }, [filterModel]);
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 423}}>
      {/* #preview-start */}
      <DataGrid
        rows={answer.rows}
        columns={orderColumns}
        loading={answer.model !== filterModel}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        initialState={{pagination: {paginationModel: {pageSize: 5}}}}
        pageSizeOptions={[5, 10]}
        showToolbar
        label="Orders"
      />
      {/* #preview-end */}
      {answer.error && <Alert severity="error">{answer.error}</Alert>}
    </Stack>
  );
}
