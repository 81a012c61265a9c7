import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  gridVirtualizationSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const dishes = ['Lentil soup', 'Baked potatoes with herb curd', 'Rice with mushrooms', 'Bean stew'];
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const rows = days.map((day, index) => ({id: day, index}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'id', headerName: 'Day', width: 110},
  ...Array.from({length: 52}, (_, week): GridColDef<(typeof rows)[number]> => ({
    field: `Week ${week + 1}`,
    width: 130,
    valueGetter: (_value, {index}) => dishes[(index * 3 + week) % dishes.length],
  })),
];

const autoHeight = () => 'auto' as const;

function ColumnCount() {
  const {renderContext} = useGridSelector(useGridApiContext(), gridVirtualizationSelector);
  const count = renderContext.lastColumnIndex - renderContext.firstColumnIndex;
  return (
    <Box sx={{p: 1.5, borderTop: 1, borderColor: 'divider'}}>
      Rendered: {count} of {columns.length} columns
    </Box>
  );
}

export default function AutoHeightColumns() {
  const [virtualize, setVirtualize] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        sx={{height: 40, display: 'flex'}}
        control={<Switch checked={virtualize} onChange={() => setVirtualize(!virtualize)} />}
        label="Virtualize columns"
      />
      <div style={{height: 363}}>
        {/* #preview-start */}
        <DataGrid
          rows={rows}
          columns={columns}
          getRowHeight={autoHeight}
          virtualizeColumnsWithAutoRowHeight={virtualize}
          slots={{footer: ColumnCount}}
          sx={{'& .MuiDataGrid-cell': {py: 1.5}}}
          label="Menu of the canteen"
        />
        {/* #preview-end */}
      </div>
    </div>
  );
}
