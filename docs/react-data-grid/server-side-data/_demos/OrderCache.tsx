import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {DataGrid, GridDataSourceCacheDefault, useGridApiRef, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, orderColumns} from './orders';
import {overNetwork, readRows} from './rowServer';

const orders = createOrders();
const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};

// #preview-start
const caches = {
  '5 minutes': new GridDataSourceCacheDefault({}),
  '10 seconds': new GridDataSourceCacheDefault({ttl: 10_000}),
  Off: null,
};
// #preview-end
type CacheName = keyof typeof caches;

export default function OrderCache() {
  const apiRef = useGridApiRef();
  const [cache, setCache] = React.useState<CacheName>('5 minutes');
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((count) => count + 1);
        return overNetwork(() => readRows(orders, params));
      },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{height: 418}}>
      <Stack direction="row" spacing={1} useFlexGap sx={{flexWrap: 'wrap', alignItems: 'center'}}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={cache}
          onChange={(_event, next: CacheName | null) => next && setCache(next)}
          aria-label="Cache"
        >
          {Object.keys(caches).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {/* #preview-start */}
        <Button onClick={() => void apiRef.current?.dataSource.fetchRows(undefined, {skipCache: true})}>
          Refresh
        </Button>
        {/* #preview-end */}
        <Typography role="status">Requests: {requests}</Typography>
      </Stack>
      {/* #preview-start */}
      <DataGrid
        apiRef={apiRef}
        columns={orderColumns}
        dataSource={dataSource}
        dataSourceCache={caches[cache]}
        initialState={initialState}
        pageSizeOptions={[5]}
        label="Orders"
      />
      {/* #preview-end */}
    </Stack>
  );
}
