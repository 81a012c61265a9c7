import {styled} from '@mui/material/styles';
import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, fund: 'School roof', donors: 214, euros: 18400},
  {id: 2, fund: 'Village band', donors: 96, euros: 5150},
  {id: 3, fund: 'Swimming pool', donors: 401, euros: 37220},
];

const columns: GridColDef[] = [
  {field: 'fund', headerName: 'Fund', minWidth: 120, flex: 1},
  {field: 'donors', headerName: 'Donors', type: 'number', width: 100},
  {field: 'euros', headerName: 'Donated (€)', type: 'number', width: 120},
];

// #preview-start
const LedgerGrid = styled(DataGrid)(({theme}) => ({
  border: 0,
  fontFamily: 'Georgia, serif',
  [`& .${gridClasses.columnHeaderTitle}`]: {fontWeight: 700},
  [`& .${gridClasses.columnSeparator}`]: {display: 'none'},
  [`& .${gridClasses.row}:hover`]: {backgroundColor: theme.palette.action.hover},
  [`& .${gridClasses.cell}:focus-within`]: {outline: `2px solid ${theme.palette.primary.main}`},
}));
// #preview-end

export default function OwnLook() {
  return (
    <div style={{height: 265}}>
      <LedgerGrid rows={rows} columns={columns} aria-label="Donations" />
    </div>
  );
}
