import * as React from 'react';
import Box from '@mui/material/Box';
import {DataGrid, type GridColDef, type GridRenderCellParams} from '@mui/x-data-grid';

interface Week {
  id: number;
  site: string;
  visitors: number[];
}

const rows: Week[] = [
  {id: 1, site: 'Castle', visitors: [120, 98, 143, 160, 210, 388, 402]},
  {id: 2, site: 'Mill', visitors: [12, 9, 16, 20, 31, 77, 81]},
  {id: 3, site: 'Cave', visitors: [60, 71, 58, 66, 90, 140, 122]},
];

// #preview-start
const Bars = React.memo(function Bars({row}: {row: Week}) {
  const most = Math.max(...row.visitors);
  return (
    <Box
      role="img"
      aria-label={`At most ${most} visitors a day`}
      sx={{display: 'flex', gap: 0.5, height: 36}}
    >
      {row.visitors.map((count, day) => (
        <Box key={day} sx={{width: 10, mt: 'auto', height: (count / most) * 36, bgcolor: 'primary.main'}} />
      ))}
    </Box>
  );
});

const renderBars = ({row}: GridRenderCellParams<Week>) => <Bars row={row} />;
// #preview-end

const columns: GridColDef<Week>[] = [
  {field: 'site', headerName: 'Site', minWidth: 100, flex: 1},
  {
    field: 'visitors',
    headerName: 'Monday to Sunday',
    width: 150,
    display: 'flex',
    renderCell: renderBars,
    // A sum sorts and filters; a list of numbers does not.
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    valueGetter: (_value, {visitors}) => visitors.reduce((sum, count) => sum + count, 0),
  },
];

export default function CellsExpensive() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Visitors" />
    </div>
  );
}
