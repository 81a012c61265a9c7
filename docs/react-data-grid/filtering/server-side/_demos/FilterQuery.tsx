import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridDataSource, type GridFilterModel} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../../server-side-data/_demos/orders';
import {overNetwork, readRows} from '../../../server-side-data/_demos/rowServer';

const orders = createOrders();
const initialState = {
  pagination: {paginationModel: {pageSize: 5}, rowCount: 0},
  filter: {filterModel: {items: [{field: 'total', operator: '>', value: 900}]}},
};

// #preview-start
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function queryOf({items, quickFilterValues = []}: GridFilterModel): URLSearchParams {
  const query = new URLSearchParams();
  for (const {field, operator, value} of items) {
    const values = Array.isArray(value) ? value : [value];
    const needsNone = operator === 'isEmpty' || operator === 'isNotEmpty';
    // Users have chosen an operator and not yet entered a value.
    if (!needsNone && values.every((each) => each == null || each === '')) continue;
    const texts = values.map((each) => (each instanceof Date ? dayOf(each) : String(each ?? '')));
    query.append(`${field}[${operator}]`, texts.join());
  }
  if (quickFilterValues.length > 0) query.append('search', quickFilterValues.join(' '));
  return query;
}
// #preview-end

export default function FilterQuery() {
  const [address, setAddress] = React.useState('');
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        // In your app: fetch(address)
        setAddress(`/api/orders?${decodeURIComponent(queryOf(params.filterModel).toString())}`);
        return overNetwork(() => readRows(orders, params));
      },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{height: 452}}>
      <Typography
        component="code"
        sx={{fontFamily: 'monospace', fontSize: 14, overflowWrap: 'anywhere'}}
        role="status"
      >
        {address}
      </Typography>
      <DataGrid
        columns={orderColumns}
        dataSource={dataSource}
        initialState={initialState}
        pageSizeOptions={[5]}
        showToolbar
        label="Orders"
      />
    </Stack>
  );
}
