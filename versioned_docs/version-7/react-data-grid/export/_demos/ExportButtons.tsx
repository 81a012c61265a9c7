import Button from '@mui/material/Button';
import {
  DataGrid,
  gridDataRowIdsSelector,
  GridToolbarContainer,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, task: 'Clean the filters', who: 'Dara', done: true},
  {id: 2, task: 'Order seeds', who: 'Emil', done: false},
  {id: 3, task: 'Fix the fence', who: 'Dara', done: false},
  {id: 4, task: 'Water the orchard', who: 'Ruth', done: true},
];

const columns: GridColDef[] = [
  {field: 'task', headerName: 'Task', minWidth: 150, flex: 1},
  {field: 'who', headerName: 'Who', width: 100},
  {field: 'done', headerName: 'Done', type: 'boolean', width: 120},
];

// #preview-start
function ExportToolbar() {
  const apiRef = useGridApiContext();

  const exportAll = () =>
    apiRef.current.exportDataAsCsv({
      fileName: 'all-tasks',
      allColumns: true,
      getRowsToExport: () => gridDataRowIdsSelector(apiRef),
    });

  return (
    <GridToolbarContainer>
      <Button size="small" onClick={() => apiRef.current.exportDataAsCsv({fileName: 'open-tasks'})}>
        What you see
      </Button>
      <Button size="small" onClick={exportAll}>
        All tasks
      </Button>
      <Button size="small" onClick={() => apiRef.current.exportDataAsPrint()}>
        Print
      </Button>
    </GridToolbarContainer>
  );
}
// #preview-end

export default function ExportButtons() {
  return (
    <div style={{height: 302}}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{filter: {filterModel: {items: [{field: 'done', operator: 'is', value: 'false'}]}}}}
        slots={{toolbar: ExportToolbar}}
        aria-label="Tasks on a farm"
      />
    </div>
  );
}
