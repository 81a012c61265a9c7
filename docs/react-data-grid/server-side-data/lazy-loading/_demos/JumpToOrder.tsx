import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPro, useGridApiRef, type GridDataSource} from '@mui/x-data-grid-pro';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const orders = createOrders(2000);
const dataSource: GridDataSource = {
  getRows: (params) => overNetwork(() => readRows(orders, params)),
};

export default function JumpToOrder() {
  const apiRef = useGridApiRef();
  // #preview-start
  const jumpTo = (rowIndex: number) => apiRef.current?.scrollToIndexes({rowIndex});
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 440}}>
      <Stack direction="row" spacing={1}>
        {[1, 1000, 2000].map((position) => (
          <Button key={position} size="small" variant="outlined" onClick={() => jumpTo(position - 1)}>
            Row {position}
          </Button>
        ))}
      </Stack>
      <DataGridPro
        apiRef={apiRef}
        columns={orderColumns}
        dataSource={dataSource}
        lazyLoading
        initialState={{pagination: {paginationModel: {pageSize: 25}}}}
        label="Orders"
      />
    </Stack>
  );
}
