import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, bean: 'Yirgacheffe', roast: 'Light', grams: 250},
  {id: 2, bean: 'Mandheling', roast: 'Dark', grams: 500},
  {id: 3, bean: 'Antigua', roast: 'Medium', grams: 250},
];

const columns: GridColDef[] = [
  {field: 'bean', headerName: 'Bean', minWidth: 110, flex: 1},
  {field: 'roast', headerName: 'Roast', width: 90},
  {field: 'grams', headerName: 'Pack (g)', type: 'number', width: 90},
];

// #preview-start
const lines = [
  'border-0! [--DataGrid-rowBorderColor:transparent]!',
  '[&_.MuiDataGrid-columnSeparator]:hidden!',
  '[&_.MuiDataGrid-columnHeaders]:shadow-[inset_0_-2px_currentColor]',
  '[&_.MuiDataGrid-columnHeader]:bg-transparent!',
].join(' ');
// #preview-end

export default function FewerLines() {
  return (
    <div className="h-[212px]">
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} hideFooter label="Coffee" className={lines} />
      {/* #preview-end */}
    </div>
  );
}
