import CancelIcon from '@mui/icons-material/Cancel';
import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, river: 'Danube', mouth: 'Black Sea', kilometers: 2850},
  {id: 2, river: 'Rhine', mouth: 'North Sea', kilometers: 1230},
  {id: 3, river: 'Loire', mouth: 'Atlantic Ocean', kilometers: 1006},
];

const columns: GridColDef[] = [
  {field: 'river', headerName: 'River', minWidth: 110, flex: 1},
  {field: 'mouth', headerName: 'Flows into', width: 140},
  {field: 'kilometers', headerName: 'Length (km)', type: 'number', width: 120},
];

// #preview-start
function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{flex: 1}}>
        <QuickFilterControl
          render={({ref, ...props}, {value}) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              placeholder="Search rivers"
              slotProps={{
                ...props.slotProps,
                htmlInput: {...props.slotProps?.htmlInput, 'aria-label': 'Search rivers'},
                input: {
                  ...props.slotProps?.input,
                  startAdornment: (
                    <InputAdornment position="start">
                      <SearchIcon fontSize="small" />
                    </InputAdornment>
                  ),
                  endAdornment: value ? (
                    <InputAdornment position="end">
                      <QuickFilterClear edge="end" size="small" aria-label="Clear search">
                        <CancelIcon fontSize="small" />
                      </QuickFilterClear>
                    </InputAdornment>
                  ) : null,
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: SearchToolbar};

export default function ToolbarSearch() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} slots={slots} showToolbar aria-label="Rivers" />
    </div>
  );
}
