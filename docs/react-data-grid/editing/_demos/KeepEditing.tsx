import {DataGrid, GridCellEditStopReasons, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, sample: 'Lake, north shore', ph: 7.4, remark: 'Clear'},
  {id: 2, sample: 'Creek above the mill', ph: 6.9, remark: 'Some foam after rain'},
  {id: 3, sample: 'Well in the village', ph: 7.1, remark: ''},
];

const columns: GridColDef[] = [
  {field: 'sample', headerName: 'Sample', minWidth: 150, flex: 1},
  {field: 'ph', headerName: 'pH', type: 'number', width: 80, editable: true},
  {field: 'remark', headerName: 'Remark', minWidth: 150, flex: 1, editable: true},
];

export default function KeepEditing() {
  return (
    <div style={{height: 267}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        onCellEditStop={({reason}, event) => {
          // A click elsewhere does not save: only Enter and Tab do.
          if (reason === GridCellEditStopReasons.cellFocusOut) event.defaultMuiPrevented = true;
        }}
        label="Water samples"
      />
      {/* #preview-end */}
    </div>
  );
}
