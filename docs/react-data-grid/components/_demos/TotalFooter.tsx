import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Donation {
  id: number;
  donor: string;
  euros: number;
}

const rows: Donation[] = [
  {id: 1, donor: 'Bakery Lind', euros: 250},
  {id: 2, donor: 'Choir of St. Anne', euros: 480},
  {id: 3, donor: 'Harbor Rotary', euros: 1000},
  {id: 4, donor: 'Anonymous', euros: 75},
];

const columns: GridColDef<Donation>[] = [
  {field: 'donor', headerName: 'Donor', minWidth: 140, flex: 1},
  {field: 'euros', headerName: 'Amount (€)', type: 'number', width: 130},
];

const numbers = new Intl.NumberFormat('en-US');

// #preview-start
/** Below the rows; follows the filter. */
function Total() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const total = ids.reduce<number>((sum, id) => sum + (apiRef.current.getRow<Donation>(id)?.euros ?? 0), 0);

  return (
    <Box role="status" sx={{p: 2, borderTop: 1, borderColor: 'divider'}}>
      Total: {numbers.format(total)} €
    </Box>
  );
}

/** Outside of the component, so that the slot stays the same component. */
const slots = {footer: Total};

export default function TotalFooter() {
  return (
    <div style={{height: 320}}>
      <DataGrid rows={rows} columns={columns} slots={slots} label="Donations" />
    </div>
  );
}
// #preview-end
