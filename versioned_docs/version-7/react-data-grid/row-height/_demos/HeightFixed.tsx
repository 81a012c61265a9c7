import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, key: 'C', step: 'Tonic', chord: 'C major'},
  {id: 2, key: 'F', step: 'Subdominant', chord: 'F major'},
  {id: 3, key: 'G', step: 'Dominant', chord: 'G major'},
  {id: 4, key: 'Am', step: 'Relative', chord: 'A minor'},
];

const columns: GridColDef[] = [
  {field: 'key', headerName: 'Key', width: 80},
  {field: 'step', headerName: 'Step', minWidth: 120, flex: 1},
  {field: 'chord', headerName: 'Chord', width: 110},
];

export default function HeightFixed() {
  return (
    <div style={{height: 263}}>
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} rowHeight={38} aria-label="Chords" />
      {/* #preview-end */}
    </div>
  );
}
