import Box from '@mui/material/Box';
import {DataGrid, type GridColDef, type GridSlotProps} from '@mui/x-data-grid';

// #preview-start
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    total?: number;
  }
}

function BudgetFooter({total = 0}: GridSlotProps['footer']) {
  return (
    <Box sx={{p: 1.5, borderTop: 1, borderColor: 'divider', textAlign: 'end'}}>
      Total: <strong>{total} €</strong>
    </Box>
  );
}
// #preview-end

const expenses = [
  {id: 1, item: 'Train tickets', amount: 148},
  {id: 2, item: 'Hotel, two nights', amount: 236},
  {id: 3, item: 'Meals', amount: 91},
];

const columns: GridColDef[] = [
  {field: 'item', headerName: 'Expense', minWidth: 180, flex: 1},
  {field: 'amount', headerName: 'Amount (€)', type: 'number', width: 130},
];

export default function GridFooterSlot() {
  const total = expenses.reduce((sum, expense) => sum + expense.amount, 0);

  return (
    <div style={{height: 260, width: '100%'}}>
      {/* #preview-start */}
      <DataGrid
        aria-label="Expenses of a trip"
        rows={expenses}
        columns={columns}
        slots={{footer: BudgetFooter}}
        slotProps={{footer: {total}}}
      />
      {/* #preview-end */}
    </div>
  );
}
