import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef, type GridColDef, type GridInitialState} from '@mui/x-data-grid';

const rows = [
  {id: 1, client: 'Bakery Lund', open: 0, revenue: 9400, phone: '555 0121'},
  {id: 2, client: 'Hotel Astra', open: 2300, revenue: 41200, phone: '555 0134'},
  {id: 3, client: 'Studio Ruiz', open: 480, revenue: 3100, phone: '555 0167'},
  {id: 4, client: 'Clinic West', open: 0, revenue: 28700, phone: '555 0189'},
];

const columns: GridColDef[] = [
  {field: 'client', headerName: 'Client', minWidth: 120, flex: 1},
  {field: 'open', headerName: 'Open (€)', type: 'number', width: 140},
  {field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 130},
  {field: 'phone', headerName: 'Phone', width: 110},
];

// #preview-start
const views: Record<string, GridInitialState> = {
  'All clients': {
    sorting: {sortModel: []},
    filter: {filterModel: {items: []}},
    columns: {columnVisibilityModel: {}},
  },
  'To remind': {
    sorting: {sortModel: [{field: 'open', sort: 'desc'}]},
    filter: {filterModel: {items: [{field: 'open', operator: '>', value: 0}]}},
    columns: {columnVisibilityModel: {revenue: false}},
  },
  Largest: {
    sorting: {sortModel: [{field: 'revenue', sort: 'desc'}]},
    filter: {filterModel: {items: []}},
    columns: {columnVisibilityModel: {open: false, phone: false}},
  },
};
// #preview-end

export default function NamedViews() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{height: 358}}>
      <Stack direction="row" sx={{flexWrap: 'wrap', gap: 1}}>
        {/* #preview-start */}
        {Object.entries(views).map(([name, view]) => (
          <Button
            key={name}
            variant="outlined"
            size="small"
            onClick={() => apiRef.current?.restoreState(view)}
          >
            {name}
          </Button>
        ))}
        {/* #preview-end */}
      </Stack>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Clients" />
    </Stack>
  );
}
