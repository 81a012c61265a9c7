import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, tide: 'Low', time: '04:12', meters: 0.8},
  {id: 2, tide: 'High', time: '10:31', meters: 4.9},
  {id: 3, tide: 'Low', time: '16:40', meters: 0.6},
  {id: 4, tide: 'High', time: '22:58', meters: 5.1},
];

const columns: GridColDef[] = [
  {field: 'tide', headerName: 'Tide', minWidth: 90, flex: 1},
  {field: 'time', headerName: 'Time', width: 90},
  {field: 'meters', headerName: 'Height (m)', type: 'number', width: 120},
];

export default function LayoutAutoHeight() {
  return (
    // #preview-start
    <div>
      <DataGrid autoHeight rows={rows} columns={columns} hideFooter aria-label="Tides today" />
    </div>
    // #preview-end
  );
}
