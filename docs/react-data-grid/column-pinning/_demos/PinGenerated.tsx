import IconButton from '@mui/material/IconButton';
import {DataGridPro, GRID_CHECKBOX_SELECTION_FIELD, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, device: 'Laptop 14"', owner: 'A. Novak', bought: 2023, price: 1240, room: '2.07'},
  {id: 2, device: 'Monitor 27"', owner: 'K. Berg', bought: 2021, price: 310, room: '2.11'},
  {id: 3, device: 'Printer', owner: 'Reception', bought: 2019, price: 480, room: '0.01'},
];

// #preview-start
const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'device', headerName: 'Device', width: 150},
  {field: 'owner', headerName: 'Owner', width: 140},
  {field: 'bought', headerName: 'Bought', width: 130},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 140},
  {field: 'room', headerName: 'Room', width: 130},
  {
    field: 'open',
    headerName: 'Open',
    width: 70,
    sortable: false,
    renderCell: ({row, tabIndex}) => (
      <IconButton tabIndex={tabIndex} aria-label={`Open ${row.device}`} size="small">
        →
      </IconButton>
    ),
  },
];

export default function PinGenerated() {
  return (
    <div style={{height: 266}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        checkboxSelection
        initialState={{
          pinnedColumns: {left: [GRID_CHECKBOX_SELECTION_FIELD, 'device'], right: ['open']},
        }}
        label="Equipment"
      />
    </div>
  );
}
// #preview-end
