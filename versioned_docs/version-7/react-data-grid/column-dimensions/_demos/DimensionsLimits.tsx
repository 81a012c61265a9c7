import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, grade: 'A1', course: 'First words', teacher: 'Elif Kaya', seats: 12},
  {id: 2, grade: 'B2', course: 'Letters and reports', teacher: 'Jon Etxeberria', seats: 9},
  {id: 3, grade: 'C1', course: 'Debating club', teacher: 'Nora Lund', seats: 14},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'grade', headerName: 'Level', width: 80, resizable: false},
  {field: 'course', headerName: 'Course', flex: 1, minWidth: 140, maxWidth: 320},
  {field: 'teacher', headerName: 'Teacher', width: 140, minWidth: 100, maxWidth: 200},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 90},
];
// #preview-end

export default function DimensionsLimits() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} aria-label="Language courses" />
    </div>
  );
}
