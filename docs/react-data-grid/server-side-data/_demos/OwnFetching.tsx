import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridFilterModel, type GridPaginationModel, type GridSortModel} from '@mui/x-data-grid';
import {createOrders, orderColumns} from './orders';
import {overNetwork, readRows} from './rowServer';

interface Query {
  page: GridPaginationModel;
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
}

const orders = createOrders();
const firstQuery: Query = {page: {page: 0, pageSize: 5}, sortModel: [], filterModel: {items: []}};

function fetchOrders({page: {page, pageSize}, ...models}: Query, signal: AbortSignal) {
  const start = page * pageSize;
  return overNetwork(() => readRows(orders, {...models, start, end: start + pageSize - 1}), {signal});
}

type Answer = Partial<Awaited<ReturnType<typeof fetchOrders>>> & {query?: Query; error?: string};

export default function OwnFetching() {
  // #preview-start
  const [query, setQuery] = React.useState(firstQuery);
  const [answer, setAnswer] = React.useState<Answer>({});
  const change = (part: Partial<Query>) => setQuery((before) => ({...before, ...part}));

  React.useEffect(() => {
    const controller = new AbortController();
    fetchOrders(query, controller.signal).then(
      (next) => setAnswer({...next, query}),
      (reason: Error) => {
        if (!controller.signal.aborted) setAnswer({query, error: reason.message});
      },
    );
    return () => controller.abort();
  }, [query]);
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 423}}>
      {/* #preview-start */}
      <DataGrid
        rows={answer.rows}
        rowCount={answer.rowCount ?? 0}
        columns={orderColumns}
        loading={answer.query !== query}
        paginationMode="server"
        paginationModel={query.page}
        onPaginationModelChange={(page) => change({page})}
        sortingMode="server"
        onSortModelChange={(sortModel) => change({sortModel})}
        filterMode="server"
        onFilterModelChange={(filterModel) => change({filterModel})}
        pageSizeOptions={[5, 10]}
        showToolbar
        label="Orders"
      />
      {/* #preview-end */}
      {answer.error && <Alert severity="error">{answer.error}</Alert>}
    </Stack>
  );
}
