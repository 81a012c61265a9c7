import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 'R-7', street: 'Mill Road 4', rooms: 3, size: 74, heating: 'Gas', built: 1974},
  {id: 'R-8', street: 'Park Lane 12', rooms: 2, size: 51, heating: 'Heat pump', built: 2016},
  {id: 'R-9', street: 'Harbor Street 1', rooms: 4, size: 98, heating: 'District', built: 1931},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'id', headerName: 'Flat', width: 90, pinnable: false},
  {field: 'street', headerName: 'Street', width: 150},
  {field: 'rooms', headerName: 'Rooms', type: 'number', width: 130},
  {field: 'size', headerName: 'Size (m²)', type: 'number', width: 140},
  {field: 'heating', headerName: 'Heating', width: 140},
  {field: 'built', headerName: 'Built', type: 'number', width: 130, pinnable: false},
];
// #preview-end

export default function LockedPins() {
  return (
    <div style={{height: 266}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{pinnedColumns: {left: ['id']}}}
        label="Flats to let"
      />
      {/* #preview-end */}
    </div>
  );
}
