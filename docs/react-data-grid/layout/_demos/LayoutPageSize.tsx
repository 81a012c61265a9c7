import * as React from 'react';
import Slider from '@mui/material/Slider';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const names = ['Vega', 'Deneb', 'Altair', 'Rigel', 'Mira', 'Castor', 'Pollux', 'Spica', 'Antares', 'Sirius'];
const rows = names.map((star, index) => ({id: index + 1, star, magnitude: -1.4 + index * 0.3}));

const columns: GridColDef[] = [
  {field: 'star', headerName: 'Star', minWidth: 110, flex: 1},
  {
    field: 'magnitude',
    headerName: 'Magnitude',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => value.toFixed(1),
  },
];

export default function LayoutPageSize() {
  const [height, setHeight] = React.useState(267);

  return (
    <div style={{height: 470}}>
      <Slider
        min={215}
        max={423}
        step={52}
        value={height}
        onChange={(_event, value) => typeof value === 'number' && setHeight(value)}
        aria-label="Height of the grid in pixels"
      />
      {/* #preview-start */}
      <div style={{height}}>
        <DataGrid rows={rows} columns={columns} autoPageSize label="Stars" />
      </div>
      {/* #preview-end */}
    </div>
  );
}
