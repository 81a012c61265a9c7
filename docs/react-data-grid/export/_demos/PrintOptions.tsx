import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, start: '09:00', session: 'Opening', room: 'Main hall', speaker: 'Nadia Petrov'},
  {id: 2, start: '09:45', session: 'Reading old maps', room: 'Room 2', speaker: 'Jorge Silva'},
  {id: 3, start: '11:00', session: 'Archives in the cloud', room: 'Room 1', speaker: 'Lin Wei'},
];

const columns: GridColDef[] = [
  {field: 'start', headerName: 'Start', width: 90},
  {field: 'session', headerName: 'Session', minWidth: 150, flex: 1},
  {field: 'room', headerName: 'Room', width: 110},
  {field: 'speaker', headerName: 'Speaker', width: 140},
];

export default function PrintOptions() {
  return (
    <div style={{height: 319}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{
          toolbar: {
            csvOptions: {disableToolbarButton: true},
            printOptions: {
              fileName: 'Program',
              fields: ['start', 'session', 'room'],
              hideToolbar: true,
              hideFooter: true,
              pageStyle: '@page {size: A5 landscape; margin: 12mm} .MuiDataGrid-root {color: #000}',
            },
          },
        }}
        label="Program of a conference"
      />
      {/* #preview-end */}
    </div>
  );
}
