import Button from '@mui/material/Button';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, hut: 'Almagell', altitude: 2894, beds: 120},
  {id: 2, hut: 'Britannia', altitude: 3030, beds: 134},
  {id: 3, hut: 'Weissmies', altitude: 2726, beds: 125},
];

const columns: GridColDef[] = [
  {field: 'hut', headerName: 'Hut', minWidth: 100, flex: 1},
  {field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 130},
  {field: 'beds', headerName: 'Beds', type: 'number', width: 100},
];

export default function MenuFromButton() {
  const apiRef = useGridApiRef();

  return (
    <div>
      {/* #preview-start */}
      <Button onClick={() => apiRef.current?.showColumnMenu('altitude')}>Menu of the altitude</Button>
      {/* #preview-end */}
      <div style={{height: 267}}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Mountain huts" />
      </div>
    </div>
  );
}
