import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const streets = ['Elm', 'Oak', 'Pine', 'Lime', 'Birch', 'Maple', 'Cedar', 'Willow', 'Ash', 'Beech'];
const rows = streets.map((street, index) => ({id: index + 1, street: `${street} Street`, meters: 4 + index}));

const columns: GridColDef[] = [
  {field: 'street', headerName: 'Street', minWidth: 130, flex: 1},
  {field: 'meters', headerName: 'Meters to read', type: 'number', width: 140},
];

export default function VisibleOnly() {
  return (
    <div style={{height: 319}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        checkboxSelection
        checkboxSelectionVisibleOnly
        pagination
        initialState={{pagination: {paginationModel: {pageSize: 4}}}}
        pageSizeOptions={[4, 10]}
        label="Streets"
      />
      {/* #preview-end */}
    </div>
  );
}
