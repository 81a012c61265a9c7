import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuHideItem,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, ticket: 'Door does not close', line: 'U2', open: 3},
  {id: 2, ticket: 'Display is dark', line: 'U5', open: 1},
  {id: 3, ticket: 'Heating too warm', line: 'U1', open: 6},
];

// #preview-start
function ShortMenu({hideMenu, colDef, ...other}: GridColumnMenuProps) {
  return (
    <GridColumnMenuContainer hideMenu={hideMenu} colDef={colDef} {...other}>
      <GridColumnMenuFilterItem colDef={colDef} onClick={hideMenu} />
      {colDef.field !== 'ticket' && <GridColumnMenuHideItem colDef={colDef} onClick={hideMenu} />}
    </GridColumnMenuContainer>
  );
}
// #preview-end

const columns: GridColDef[] = [
  {field: 'ticket', headerName: 'Problem', minWidth: 150, flex: 1},
  {field: 'line', headerName: 'Line', width: 90},
  {field: 'open', headerName: 'Days open', type: 'number', width: 120},
];

export default function MenuReplaced() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} slots={{columnMenu: ShortMenu}} aria-label="Metro repairs" />
    </div>
  );
}
