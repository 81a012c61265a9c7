import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, expense: 'Train to Turin', kind: 'Travel', euros: 84},
  {id: 2, expense: 'Dinner with client', kind: 'Meals', euros: 126.5},
  {id: 3, expense: 'Hotel, two nights', kind: 'Travel', euros: 238},
  {id: 4, expense: 'Team lunch', kind: 'Meals', euros: 73.2},
];

const columns: GridColDef[] = [
  {field: 'expense', headerName: 'Expense', minWidth: 140, flex: 1},
  {field: 'kind', headerName: 'Kind', width: 100},
  {field: 'euros', headerName: 'Amount (€)', type: 'number', width: 120},
];

// #preview-start
function Total() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const sum = entries.reduce((total, {model}) => total + Number(model.euros), 0);

  return (
    <Typography role="status" sx={{p: 1.5, textAlign: 'end'}}>
      {entries.length} expenses, {sum.toFixed(2)} €
    </Typography>
  );
}
// #preview-end

export default function FooterTotals() {
  return (
    <div style={{height: 366}}>
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} slots={{footer: Total}} showToolbar label="Expenses" />
      {/* #preview-end */}
    </div>
  );
}
