import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, peak: 'Mont Blanc', country: 'France', height: 4806},
  {id: 2, peak: 'Dufourspitze', country: 'Switzerland', height: 4634},
  {id: 3, peak: 'Gran Paradiso', country: 'Italy', height: 4061},
];

// #preview-start
const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'peak', headerName: 'Peak', minWidth: 130, flex: 1},
  {field: 'country', headerName: 'Country', width: 130},
  {field: 'height', headerName: 'Height (m)', type: 'number', width: 120},
];
// #preview-end

export default function ColumnsFirst() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Peaks of the Alps" />
    </div>
  );
}
