import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, station: 'Central', line: 'M1', lift: true},
  {id: 2, station: 'Harbor', line: 'M2', lift: false},
  {id: 3, station: 'University', line: 'M1', lift: true},
  {id: 4, station: 'Zoo', line: 'M3', lift: false},
];

const columns: GridColDef[] = [
  {field: 'station', headerName: 'Station', minWidth: 120, flex: 1},
  {field: 'line', headerName: 'Line', width: 90},
  {field: 'lift', headerName: 'Elevator', type: 'boolean', width: 100},
];

export default function OpenFilterPanel() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{height: 364}}>
      <Stack direction="row" sx={{flexWrap: 'wrap', gap: 1}}>
        {/* #preview-start */}
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current.setFilterModel({items: [{field: 'lift', operator: 'is', value: 'true'}]})
          }
        >
          With elevator
        </Button>
        <Button onClick={() => apiRef.current.showFilterPanel('station')}>Find a station</Button>
        <Button onClick={() => apiRef.current.setFilterModel({items: []})}>Show all</Button>
        {/* #preview-end */}
      </Stack>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} aria-label="Metro stations" />
    </Stack>
  );
}
