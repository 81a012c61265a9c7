import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid, type GridColDef, type GridSortModel} from '@mui/x-data-grid';

const rows = [
  {id: 1, dish: 'Lentil soup', minutes: 35, price: 7.5},
  {id: 2, dish: 'Mushroom risotto', minutes: 30, price: 13},
  {id: 3, dish: 'Tomato salad', minutes: 10, price: 6},
  {id: 4, dish: 'Baked trout', minutes: 25, price: 17.5},
];

const columns: GridColDef[] = [
  {field: 'dish', headerName: 'Dish', minWidth: 140, flex: 1},
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 110},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 100},
];

export default function ControlledSort() {
  // #preview-start
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{field: 'minutes', sort: 'asc'}]);
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 366}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the dishes"
        value={sortModel[0]?.field}
        onChange={(_event, field: string | null) => setSortModel(field ? [{field, sort: 'asc'}] : [])}
      >
        <ToggleButton value="minutes">Fastest first</ToggleButton>
        <ToggleButton value="price">Cheapest first</ToggleButton>
      </ToggleButtonGroup>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        aria-label="Dishes"
      />
      {/* #preview-end */}
    </Stack>
  );
}
