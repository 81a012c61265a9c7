import {DataGrid, type GridColDef, type GridRowsProp} from '@mui/x-data-grid';

// #preview-start
interface Ferry {
  id: string;
  to: string;
  departs: string;
  cars: number;
}

const rows: GridRowsProp<Ferry> = [
  {id: 'F-101', to: 'Naxos', departs: '07:30', cars: 120},
  {id: 'F-103', to: 'Paros', departs: '09:15', cars: 95},
  {id: 'F-107', to: 'Milos', departs: '11:00', cars: 60},
];
// #preview-end

const columns: GridColDef<Ferry>[] = [
  {field: 'to', headerName: 'To', minWidth: 100, flex: 1},
  {field: 'departs', headerName: 'Departs', width: 100},
  {field: 'cars', headerName: 'Cars', type: 'number', width: 90},
];

export default function RowsFirst() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Ferries" />
    </div>
  );
}
