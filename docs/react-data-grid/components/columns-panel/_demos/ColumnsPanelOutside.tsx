import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef, type GridColumnVisibilityModel} from '@mui/x-data-grid';

const rows = [
  {id: 1, bridge: 'Golden Gate', meters: 2737, opened: 1937},
  {id: 2, bridge: 'Humber', meters: 2220, opened: 1981},
  {id: 3, bridge: 'Tower Bridge', meters: 244, opened: 1894},
];

const columns: GridColDef[] = [
  {field: 'bridge', headerName: 'Bridge', minWidth: 120, flex: 1},
  {field: 'meters', headerName: 'Length (m)', type: 'number', width: 120},
  {
    field: 'opened',
    headerName: 'Opened',
    type: 'number',
    width: 100,
    valueFormatter: (year: number) => String(year),
  },
];

export default function ColumnsPanelOutside() {
  // #preview-start
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({opened: false});
  const isVisible = (field: string) => model[field] !== false;

  return (
    <div>
      <Stack direction="row" spacing={1} sx={{height: 48}} role="group" aria-label="Columns">
        {columns.map(({field, headerName}) => (
          <Chip
            key={field}
            label={headerName}
            variant={isVisible(field) ? 'filled' : 'outlined'}
            aria-pressed={isVisible(field)}
            onClick={() => setModel({...model, [field]: !isVisible(field)})}
          />
        ))}
      </Stack>
      <div style={{height: 267}}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          aria-label="Bridges"
        />
      </div>
    </div>
  );
  // #preview-end
}
