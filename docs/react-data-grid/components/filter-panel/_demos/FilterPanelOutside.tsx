import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGrid, type GridColDef, type GridFilterModel} from '@mui/x-data-grid';

const rows = [
  {id: 1, walk: 'Castle loop', level: 'Easy', hours: 2},
  {id: 2, walk: 'Ridge trail', level: 'Hard', hours: 6},
  {id: 3, walk: 'Mill path', level: 'Easy', hours: 3},
  {id: 4, walk: 'Two lakes', level: 'Medium', hours: 4},
];

const levels = ['Easy', 'Medium', 'Hard'];

const columns: GridColDef[] = [
  {field: 'walk', headerName: 'Walk', minWidth: 110, flex: 1},
  {field: 'level', headerName: 'Level', type: 'singleSelect', valueOptions: levels, width: 110},
  {field: 'hours', headerName: 'Hours', type: 'number', width: 90},
];

export default function FilterPanelOutside() {
  // #preview-start
  const [level, setLevel] = React.useState('Easy');

  const filterModel = React.useMemo<GridFilterModel>(
    () => ({items: level === '' ? [] : [{field: 'level', operator: 'is', value: level}]}),
    [level],
  );

  return (
    <Stack spacing={1}>
      <TextField
        select
        size="small"
        label="Level"
        value={level}
        onChange={({target}) => setLevel(target.value)}
        slotProps={{select: {displayEmpty: true}, inputLabel: {shrink: true}}}
        sx={{width: 160, pt: 1, height: 48}}
      >
        <MenuItem value="">All</MenuItem>
        {levels.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div style={{height: 267}}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          aria-label="Walks"
        />
      </div>
    </Stack>
  );
  // #preview-end
}
