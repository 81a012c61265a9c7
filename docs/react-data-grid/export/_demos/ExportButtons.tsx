import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  gridDataRowIdsSelector,
  Toolbar,
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
  return (
    <Toolbar aria-label="Export">
      <ExportCsv render={<Button size="small" />} options={{fileName: 'open-tasks'}}>
        What you see
      </ExportCsv>
      <ExportCsv
        render={<Button size="small" />}
        options={{
          fileName: 'all-tasks',
          allColumns: true,
          getRowsToExport: ({apiRef}) => gridDataRowIdsSelector(apiRef),
        }}
      >
        All tasks
      </ExportCsv>
      <ExportPrint render={<Button size="small" />}>Print</ExportPrint>
    </Toolbar>
  );
}
// #preview-end

export default function ExportButtons() {
  return (
    <div style={{height: 319}}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{filter: {filterModel: {items: [{field: 'done', operator: 'is', value: 'false'}]}}}}
        slots={{toolbar: ExportToolbar}}
        showToolbar
        aria-label="Tasks on a farm"
      />
    </div>
  );
}
