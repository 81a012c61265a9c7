import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import './FlightBoard.css';

const rows = [
  {id: 'LX318', to: 'London', departs: '07:05', gate: 'A72', delayMinutes: 0},
  {id: 'AF1115', to: 'Paris', departs: '07:20', gate: 'B31', delayMinutes: 25},
  {id: 'OS568', to: 'Vienna', departs: '07:45', gate: 'A65', delayMinutes: 0},
  {id: 'IB3461', to: 'Madrid', departs: '08:10', gate: 'B40', delayMinutes: 10},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Flight', width: 110},
  {field: 'to', headerName: 'Destination', minWidth: 140, flex: 1},
  {field: 'departs', headerName: 'Departs', width: 110},
  {field: 'gate', headerName: 'Gate', width: 100},
  {field: 'delayMinutes', headerName: 'Delay (min)', type: 'number', width: 120},
];

export default function FlightBoard() {
  return (
    <div className="flight-board">
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        getCellClassName={({field, value}) => (field === 'delayMinutes' && value > 0 ? 'flight-late' : '')}
        label="Morning departures"
      />
      {/* #preview-end */}
    </div>
  );
}
