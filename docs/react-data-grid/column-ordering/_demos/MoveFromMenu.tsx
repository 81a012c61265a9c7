import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, team: 'Lynx', won: 14, drawn: 3, lost: 5, points: 45},
  {id: 2, team: 'Otters', won: 12, drawn: 6, lost: 4, points: 42},
  {id: 3, team: 'Herons', won: 11, drawn: 2, lost: 9, points: 35},
];

const columns: GridColDef[] = [
  {field: 'team', headerName: 'Team', minWidth: 100, flex: 1},
  {field: 'won', headerName: 'Won', type: 'number', width: 100},
  {field: 'drawn', headerName: 'Drawn', type: 'number', width: 100},
  {field: 'lost', headerName: 'Lost', type: 'number', width: 100},
  {field: 'points', headerName: 'Points', type: 'number', width: 110},
];

// #preview-start
function MoveItems({colDef, onClick}: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const index = visible.findIndex(({field}) => field === colDef.field);

  const item = (word: string, neighbor: GridColDef | undefined) =>
    neighbor && (
      <MenuItem
        onClick={(event) => {
          // Counts hidden columns, too
          const target = apiRef.current.getColumnIndex(neighbor.field, false);
          apiRef.current.setColumnIndex(colDef.field, target);
          onClick(event); // Closes the menu
        }}
      >
        <ListItemText inset>{`Move ${word} ${neighbor.headerName ?? neighbor.field}`}</ListItemText>
      </MenuItem>
    );

  return (
    <>
      {item('before', visible[index - 1])}
      {item('after', visible[index + 1])}
    </>
  );
}

const slotProps = {
  columnMenu: {slots: {moveItems: MoveItems}, slotProps: {moveItems: {displayOrder: 12}}},
};
// #preview-end

export default function MoveFromMenu() {
  return (
    <div style={{height: 266}}>
      {/* #preview-start */}
      <DataGridPro rows={rows} columns={columns} slotProps={slotProps} label="League table" />
      {/* #preview-end */}
    </div>
  );
}
