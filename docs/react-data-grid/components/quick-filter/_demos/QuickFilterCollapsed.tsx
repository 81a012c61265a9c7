import CancelIcon from '@mui/icons-material/Cancel';
import SearchIcon from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, street: 'Harbor Road', trees: 48},
  {id: 2, street: 'Mill Lane', trees: 17},
  {id: 3, street: 'Station Square', trees: 6},
];

const columns: GridColDef[] = [
  {field: 'street', headerName: 'Street', minWidth: 130, flex: 1},
  {field: 'trees', headerName: 'Trees', type: 'number', width: 100},
];

// #preview-start
function StreetToolbar() {
  return (
    <Toolbar>
      <Typography sx={{flex: 1, mx: 0.5}}>Trees</Typography>
      <QuickFilter
        render={({children, ...props}, {expanded}) => (
          <div {...props}>
            <QuickFilterTrigger
              render={<ToolbarButton aria-label="Search" style={expanded ? {display: 'none'} : undefined} />}
            >
              <SearchIcon fontSize="small" />
            </QuickFilterTrigger>
            {expanded ? children : null}
          </div>
        )}
      >
        <QuickFilterControl
          render={({ref, ...props}, {value}) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Search"
              slotProps={{
                ...props.slotProps,
                input: {
                  ...props.slotProps?.input,
                  endAdornment: value ? (
                    <QuickFilterClear edge="end" size="small" aria-label="Clear">
                      <CancelIcon fontSize="small" />
                    </QuickFilterClear>
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

const slots = {toolbar: StreetToolbar};

export default function QuickFilterCollapsed() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} slots={slots} showToolbar aria-label="Trees by street" />
    </div>
  );
}
