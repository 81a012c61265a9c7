import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, river: 'Rhône', gauge: 'Lyon', level: 2.14},
  {id: 2, river: 'Loire', gauge: 'Tours', level: 1.02},
  {id: 3, river: 'Garonne', gauge: 'Agen', level: 3.37},
];

const columns: GridColDef[] = [
  {field: 'river', headerName: 'River', minWidth: 100, flex: 1},
  {field: 'gauge', headerName: 'Gauge', width: 110},
  {field: 'level', headerName: 'Level (m)', type: 'number', width: 110},
];

const totals: Record<string, string> = {
  river: '3 rivers',
  gauge: '3 gauges',
  level: `highest level ${Math.max(...rows.map(({level}) => level))} m`,
};

export default function HeaderClick() {
  const [field, setField] = React.useState('level');

  return (
    <div>
      <div style={{height: 267}}>
        {/* #preview-start */}
        <DataGrid
          rows={rows}
          columns={columns}
          disableColumnSorting
          onColumnHeaderClick={(params) => setField(params.field)}
          aria-label="Water levels"
        />
        {/* #preview-end */}
      </div>
      <Typography role="status" sx={{mt: 2}}>
        Summary: {totals[field]}
      </Typography>
    </div>
  );
}
