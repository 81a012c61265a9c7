import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, mountain: 'Aconcagua', country: 'Argentina', meters: 6961},
  {id: 2, mountain: 'Denali', country: 'United States', meters: 6190},
  {id: 3, mountain: 'Elbrus', country: 'Russia', meters: 5642},
  {id: 4, mountain: 'Vinson', country: 'Antarctica', meters: 4892},
];

const columns: GridColDef[] = [
  {field: 'mountain', headerName: 'Mountain', minWidth: 130, flex: 1},
  {field: 'country', headerName: 'Where', width: 130},
  {field: 'meters', headerName: 'Height (m)', type: 'number', width: 110},
];

export default function ToolbarDefault() {
  return (
    <div style={{height: 371}}>
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} label="Mountains" showToolbar />
      {/* #preview-end */}
    </div>
  );
}
