import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  gridFilteredSortedRowIdsSelector,
  gridRowSelectionCountSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, part: 'Bearing', shelf: 'A4'},
  {id: 2, part: 'Drive belt', shelf: 'B1'},
  {id: 3, part: 'Gasket', shelf: 'A7'},
];

const columns: GridColDef[] = [
  {field: 'part', headerName: 'Part', minWidth: 120, flex: 1},
  {field: 'shelf', headerName: 'Shelf', width: 90},
];

// #preview-start
function PartsToolbar() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <Toolbar>
      <ExportCsv render={<Button />} disabled={selected === 0} options={{fileName: 'selected-parts'}}>
        {`Selected (${selected})`}
      </ExportCsv>
      <ExportCsv
        render={<Button />}
        options={{
          fileName: 'all-parts',
          getRowsToExport: (params) => gridFilteredSortedRowIdsSelector(params.apiRef),
        }}
      >
        All
      </ExportCsv>
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: PartsToolbar};

export default function ExportSelected() {
  return (
    <div style={{height: 319}}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        slots={slots}
        showToolbar
        aria-label="Spare parts"
      />
    </div>
  );
}
