import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {DataGridPro, type GridColDef, type GridListViewColDef} from '@mui/x-data-grid-pro';

interface Trip {
  id: number;
  route: string;
  train: string;
  departs: string;
  price: number;
}

const rows: Trip[] = [
  {id: 1, route: 'Porto – Lisbon', train: 'AP 121', departs: '06:40', price: 32},
  {id: 2, route: 'Porto – Faro', train: 'AP 133', departs: '08:40', price: 51},
  {id: 3, route: 'Braga – Porto', train: 'U 15', departs: '09:04', price: 4},
];

const columns: GridColDef<Trip>[] = [
  {field: 'route', headerName: 'Route', minWidth: 140, flex: 1},
  {field: 'train', headerName: 'Train', width: 90},
  {field: 'departs', headerName: 'Departs', width: 90},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 100},
];

const listViewColumn: GridListViewColDef<Trip> = {
  field: 'route',
  display: 'flex',
  renderCell: ({row}) => (
    <Box sx={{display: 'flex', gap: 2, width: '100%'}}>
      <span>{row.departs}</span>
      <Box sx={{flex: 1, overflow: 'hidden', textOverflow: 'ellipsis'}}>{row.route}</Box>
      <span>€ {row.price}</span>
    </Box>
  ),
};

export default function ListByWidth() {
  const [width, setWidth] = React.useState(100);
  // #preview-start
  const [isList, setIsList] = React.useState(false);
  // #preview-end

  return (
    <div>
      <Box sx={{height: 44, width: 200, px: 2}}>
        <Slider
          value={width}
          min={40}
          onChange={(_event, value) => setWidth(Number(value))}
          aria-label="Width in percent"
        />
      </Box>
      <div style={{height: 266, width: `${width}%`, minWidth: 260}}>
        {/* #preview-start */}
        <DataGridPro
          rows={rows}
          columns={columns}
          listView={isList}
          listViewColumn={listViewColumn}
          onResize={(size) => setIsList(size.width < 480)}
          aria-label="Trains"
        />
        {/* #preview-end */}
      </div>
    </div>
  );
}
