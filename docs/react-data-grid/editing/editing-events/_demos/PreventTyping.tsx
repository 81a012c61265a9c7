import {DataGrid, GridCellEditStartReasons, type GridColDef, type GridEventListener} from '@mui/x-data-grid';

const rows = [
  {id: 1, account: 'DE-4711', owner: 'Harbor Ltd.', limit: 12000},
  {id: 2, account: 'DE-4712', owner: 'Northern Light AG', limit: 8000},
  {id: 3, account: 'DE-4713', owner: 'Atelier Sol', limit: 1500},
];

const columns: GridColDef[] = [
  {field: 'account', headerName: 'Account', width: 110},
  {field: 'owner', headerName: 'Owner', minWidth: 120, flex: 1, editable: true},
  {field: 'limit', headerName: 'Limit (€)', type: 'number', width: 110, editable: true},
];

// #preview-start
const {cellDoubleClick, enterKeyDown} = GridCellEditStartReasons;

const startOnPurpose: GridEventListener<'cellEditStart'> = ({reason}, event) => {
  // Letters, Delete, Backspace, and Ctrl + V no longer replace the value.
  if (reason !== cellDoubleClick && reason !== enterKeyDown) event.defaultMuiPrevented = true;
};
// #preview-end

export default function PreventTyping() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} onCellEditStart={startOnPurpose} label="Credit limits" />
    </div>
  );
}
