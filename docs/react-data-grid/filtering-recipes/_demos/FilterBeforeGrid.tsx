import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const bikes = [
  {id: 1, bike: 'City 28', brand: 'Pedal', price: 640, stock: 3},
  {id: 2, bike: 'Trail 29', brand: 'Ridge', price: 1890, stock: 1},
  {id: 3, bike: 'Cargo', brand: 'Pedal', price: 3200, stock: 2},
  {id: 4, bike: 'Kids 20', brand: 'Ridge', price: 310, stock: 9},
];

const columns: GridColDef[] = [
  {field: 'bike', headerName: 'Bike', minWidth: 110, flex: 1},
  {field: 'brand', headerName: 'Brand', width: 110},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 110},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 90},
];

export default function FilterBeforeGrid() {
  // #preview-start
  const [limit, setLimit] = React.useState(2000);
  const rows = React.useMemo(() => bikes.filter(({price}) => price <= limit), [limit]);
  // #preview-end

  return (
    <Stack sx={{height: 355, gap: 1}}>
      <FormControlLabel
        label={`Up to ${limit} €`}
        labelPlacement="start"
        control={
          <Slider
            size="small"
            min={300}
            max={3500}
            step={100}
            value={limit}
            onChange={(_event, value) => setLimit([value].flat()[0] ?? limit)}
            sx={{ml: 2, width: 180}}
          />
        }
        sx={{m: 0, px: 1, justifyContent: 'flex-end'}}
      />
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} showToolbar label="Bikes" />
      {/* #preview-end */}
    </Stack>
  );
}
