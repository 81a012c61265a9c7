import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilterModelSelector,
  gridPaginationModelSelector,
  gridSortModelSelector,
  useGridApiRef,
  type GridDataSource,
  type GridInitialState,
} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const orders = createOrders();
const dataSource: GridDataSource = {
  getRows: (params) => overNetwork(() => readRows(orders, params)),
};

// #preview-start
function readQuery(search: string): GridInitialState {
  const query = new URLSearchParams(search);
  const words = query.get('q')?.split(' ') ?? [];
  const [, field, sort] = /^(\w+) (asc|desc)$/.exec(query.get('sort') ?? '') ?? [];
  return {
    pagination: {paginationModel: {page: Number(query.get('page') ?? 1) - 1, pageSize: 5}, rowCount: 0},
    sorting: {sortModel: field ? [{field, sort: sort === 'desc' ? 'desc' : 'asc'}] : []},
    filter: {filterModel: {items: [], quickFilterValues: words}},
  };
}
// #preview-end

export default function QueryInUrl() {
  const apiRef = useGridApiRef();
  // In your app: window.location.search, and history.replaceState(null, '', search).
  const [search, setSearch] = React.useState('?page=2&sort=total desc&q=lyon');
  const [opened, setOpened] = React.useState(0);

  // #preview-start
  const writeQuery = () => {
    const [sorting] = gridSortModelSelector(apiRef);
    const words = gridFilterModelSelector(apiRef).quickFilterValues ?? [];
    const query = new URLSearchParams({page: String(gridPaginationModelSelector(apiRef).page + 1)});
    if (sorting) query.set('sort', `${sorting.field} ${sorting.sort}`);
    if (words.length > 0) query.set('q', words.join(' '));
    setSearch(`?${query}`);
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 462}}>
      <Stack direction="row" spacing={1} sx={{alignItems: 'center'}}>
        <Button size="small" variant="outlined" onClick={() => setOpened(opened + 1)}>
          Reload
        </Button>
        <Typography noWrap sx={{fontFamily: 'monospace'}}>
          {search}
        </Typography>
      </Stack>
      {/* #preview-start */}
      <DataGrid
        key={opened}
        apiRef={apiRef}
        columns={orderColumns}
        dataSource={dataSource}
        initialState={readQuery(search)}
        onPaginationModelChange={writeQuery}
        onSortModelChange={writeQuery}
        onFilterModelChange={writeQuery}
        pageSizeOptions={[5]}
        showToolbar
        label="Orders"
      />
      {/* #preview-end */}
    </Stack>
  );
}
