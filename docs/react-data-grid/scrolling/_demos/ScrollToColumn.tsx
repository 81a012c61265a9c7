import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const years = Array.from({length: 20}, (_, index) => `${2005 + index}`);

const rows = ['Wheat', 'Maize', 'Barley'].map((crop, row) => ({
  id: crop,
  crop,
  ...Object.fromEntries(years.map((year, index) => [year, 40 + ((row * 17 + index * 7) % 30)])),
}));

const columns: GridColDef[] = [
  {field: 'crop', headerName: 'Crop', width: 100},
  ...years.map((year): GridColDef => ({field: year, headerName: year, type: 'number', width: 90})),
];

export default function ScrollToColumn() {
  const [year, setYear] = React.useState('2005');
  // #preview-start
  const apiRef = useGridApiRef();

  const goTo = (field: string) => {
    setYear(field);
    apiRef.current?.scrollToIndexes({colIndex: apiRef.current.getColumnIndex(field)});
  };
  // #preview-end

  return (
    <div>
      <TextField
        select
        size="small"
        label="Year"
        value={year}
        onChange={(event) => goTo(event.target.value)}
        sx={{width: 120, height: 52}}
      >
        {years.map((value) => (
          <MenuItem key={value} value={value}>
            {value}
          </MenuItem>
        ))}
      </TextField>
      <div style={{height: 267}}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} aria-label="Harvest per hectare" />
      </div>
    </div>
  );
}
