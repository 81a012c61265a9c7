import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, lake: 'Garda', area: 370, ph: 8.1, secchi: 12.5},
  {id: 2, lake: 'Como', area: 146, ph: 7.9, secchi: 6.8},
  {id: 3, lake: 'Iseo', area: 65, ph: 8.0, secchi: 5.2},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'lake', headerName: 'Lake', minWidth: 100, flex: 1},
  {field: 'area', headerName: 'Area (km²)', type: 'number', width: 120},
  {field: 'ph', headerName: 'pH', type: 'number', width: 80},
  {
    field: 'secchi',
    headerName: 'Secchi (m)',
    description: 'Depth at which a white disk is just visible, in meters',
    type: 'number',
    width: 120,
  },
];
// #preview-end

export default function HeaderDescription() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} aria-label="Water of the lakes" />
    </div>
  );
}
