import * as React from 'react';
import {DataGridPro, type GridColDef, type GridPinnedColumnFields} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, peak: 'Großglockner', height: 3798, range: 'Glockner Group', first: 1800, huts: 3},
  {id: 2, peak: 'Dachstein', height: 2995, range: 'Dachstein Massif', first: 1832, huts: 2},
  {id: 3, peak: 'Zugspitze', height: 2962, range: 'Wetterstein', first: 1820, huts: 2},
];

const columns: GridColDef[] = [
  {field: 'peak', headerName: 'Peak', width: 150},
  {field: 'height', headerName: 'Height (m)', type: 'number', width: 150},
  {field: 'range', headerName: 'Range', width: 190},
  {field: 'first', headerName: 'First ascent', width: 160},
  {field: 'huts', headerName: 'Huts', type: 'number', width: 120},
];

// #preview-start
const none: GridPinnedColumnFields = {};
const both: GridPinnedColumnFields = {left: ['peak'], right: ['huts']};

export default function PinByWidth() {
  const [isWide, setIsWide] = React.useState(true);

  return (
    <div style={{height: 266}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        onResize={({width}) => setIsWide(width >= 480)}
        pinnedColumns={isWide ? both : none}
        disableColumnMenu
        label="Peaks"
      />
    </div>
  );
}
// #preview-end
