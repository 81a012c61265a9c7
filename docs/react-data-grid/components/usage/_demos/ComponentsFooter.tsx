import Box from '@mui/material/Box';
import {DataGrid, ExportCsv, ExportPrint, GridPagination, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, line: 'U1', stations: 23},
  {id: 2, line: 'U2', stations: 29},
  {id: 3, line: 'U3', stations: 24},
  {id: 4, line: 'U4', stations: 5},
];

const columns: GridColDef[] = [
  {field: 'line', headerName: 'Line', minWidth: 90, flex: 1},
  {field: 'stations', headerName: 'Stations', type: 'number', width: 110},
];

// #preview-start
function ExportFooter() {
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', borderTop: 1, borderColor: 'divider'}}>
      <ExportCsv options={{fileName: 'lines'}}>CSV</ExportCsv>
      <ExportPrint>Print</ExportPrint>
      <Box sx={{marginInlineStart: 'auto'}}>
        <GridPagination />
      </Box>
    </Box>
  );
}
// #preview-end

const slots = {footer: ExportFooter};
const initialState = {pagination: {paginationModel: {pageSize: 3}}};

export default function ComponentsFooter() {
  return (
    <div style={{height: 267}}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[3]}
        slots={slots}
        label="Subway lines"
      />
    </div>
  );
}
