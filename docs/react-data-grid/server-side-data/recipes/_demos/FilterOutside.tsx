import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGrid, useGridApiRef, type GridColDef, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const orders = createOrders();
const dataSource: GridDataSource = {
  getRows: (params) => overNetwork(() => readRows(orders, params)),
};
const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};
const columns: GridColDef[] = [...orderColumns, {field: 'country', headerName: 'Country'}];

export default function FilterOutside() {
  const apiRef = useGridApiRef();
  const [country, setCountry] = React.useState('all');

  // #preview-start
  const choose = (value: string) => {
    setCountry(value);
    const item = {field: 'country', operator: 'equals', value};
    apiRef.current?.setFilterModel({items: value === 'all' ? [] : [item]});
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 427}}>
      {/* #preview-start */}
      <TextField
        select
        size="small"
        label="Country"
        value={country}
        onChange={(event) => choose(event.target.value)}
        sx={{width: 160, mt: '8px !important'}}
      >
        {['all', 'Brazil', 'France', 'Japan', 'Kenya'].map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <DataGrid
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        disableColumnFilter
        initialState={initialState}
        pageSizeOptions={[5]}
        label="Orders"
      />
      {/* #preview-end */}
    </Stack>
  );
}
