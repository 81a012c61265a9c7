import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, dose: '5 mg', drug: 'Bisoprolol', time: '08:00', note: 'With water'},
  {id: 2, dose: '400 mg', drug: 'Ibuprofen', time: '13:00', note: 'After a meal'},
  {id: 3, dose: '1 drop', drug: 'Latanoprost', time: '21:00', note: 'Right eye'},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'time', headerName: 'Time', width: 90, hideable: false},
  {field: 'drug', headerName: 'Drug', width: 130, hideable: false},
  {field: 'dose', headerName: 'Dose', width: 100, hideable: false},
  {field: 'note', headerName: 'Note', minWidth: 120, flex: 1},
];
// #preview-end

export default function VisibilityLocked() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} showToolbar label="Medication plan" />
    </div>
  );
}
