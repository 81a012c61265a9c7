import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, stop: 'Market', first: '05:12', last: '00:48'},
  {id: 2, stop: 'Town hall', first: '05:15', last: '00:51'},
  {id: 3, stop: 'Hospital', first: '05:19', last: '00:55'},
  {id: 4, stop: 'Depot', first: '05:26', last: '01:02'},
];

const columns: GridColDef[] = [
  {field: 'stop', headerName: 'Stop', minWidth: 120, flex: 1},
  {field: 'first', headerName: 'First tram', width: 110},
  {field: 'last', headerName: 'Last tram', width: 110},
];

export default function StripedRows() {
  return (
    <div style={{height: 319}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={({indexRelativeToCurrentPage}) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        label="Tram line 4"
        sx={{
          [`& .${gridClasses.row}.odd:not(.Mui-selected, :hover)`]: {bgcolor: 'action.hover'},
          [`& .${gridClasses.cell}`]: {borderTop: 'none'},
        }}
      />
      {/* #preview-end */}
    </div>
  );
}
