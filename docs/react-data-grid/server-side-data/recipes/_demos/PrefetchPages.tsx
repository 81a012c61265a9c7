import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridDataSource,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const orders = createOrders();
const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};

export default function PrefetchPages() {
  const [sent, setSent] = React.useState<string[]>([]);

  // #preview-start
  const dataSource = React.useMemo<GridDataSource>(() => {
    const pages = new Map<string, Promise<GridGetRowsResponse>>();

    /** One request for each page, however often it is asked for. */
    const fetchPage = ({start, end, sortModel, filterModel}: Omit<GridGetRowsParams, 'paginationModel'>) => {
      const key = JSON.stringify([start, end, sortModel, filterModel]);
      const known = pages.get(key);
      if (known) return known;
      setSent((before) => [...before, `${start}–${end}`]);
      const page = overNetwork(() => readRows(orders, {start, end, sortModel, filterModel}), {delay: 1000});
      pages.set(key, page);
      page.catch(() => pages.delete(key));
      return page;
    };

    return {
      getRows: async (params) => {
        const page = await fetchPage(params);
        const [start, end] = [Number(params.start), params.end];
        const next = {...params, start: end + 1, end: end + 1 + end - start};
        if (next.start < (page.rowCount ?? 0)) fetchPage(next).catch(() => undefined);
        return page;
      },
    };
  }, []);
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 403}}>
      <Typography noWrap>Fetched: {sent.slice(-5).join(', ')}</Typography>
      {/* #preview-start */}
      <DataGrid
        columns={orderColumns}
        dataSource={dataSource}
        dataSourceCache={null}
        initialState={initialState}
        pageSizeOptions={[5]}
        label="Orders"
      />
      {/* #preview-end */}
    </Stack>
  );
}
