import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 'NH10', ship: 'Nordlys', berth: 4, cargo: 'Containers', agent: 'Baltic Shipping Agency'},
  {id: 'NH11', ship: 'Santa Rosa', berth: 2, cargo: 'Grain', agent: 'Costa & Hijos'},
  {id: 'NH12', ship: 'Kaiyo Maru', berth: 7, cargo: 'Vehicles', agent: 'Harbor Services'},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'id', headerName: 'Call', width: 80},
  {field: 'ship', headerName: 'Ship', width: 130},
  {field: 'berth', headerName: 'Berth', type: 'number', width: 80},
  {field: 'cargo', headerName: 'Cargo', width: 120},
  {field: 'agent', headerName: 'Agent', width: 220},
];
// #preview-end

export default function DimensionsFixed() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} aria-label="Port calls" />
    </div>
  );
}
