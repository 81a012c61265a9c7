import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridAggregationLookup,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Item {
  id: number;
  item: string;
  euros: number;
}

const rows: Item[] = [
  {id: 1, item: 'Hall', euros: 1200},
  {id: 2, item: 'Band', euros: 2400},
  {id: 3, item: 'Flowers', euros: 380},
];

const columns: GridColDef<Item>[] = [
  {field: 'item', headerName: 'Item', minWidth: 110, flex: 1, editable: true},
  {field: 'euros', headerName: 'Cost (€)', type: 'number', width: 120, editable: true},
];

// #preview-start
const budget = 5000;

/** The lookup is missing until the grid has computed the first totals. */
const totalOf = (field: string, lookup?: GridAggregationLookup) =>
  Number(lookup?.[GRID_ROOT_GROUP_ID]?.[field]?.value ?? 0);

function BudgetStatus() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridAggregationLookupSelector);
  const left = budget - totalOf('euros', lookup);

  return (
    <Box role="status" sx={{p: 2, borderTop: 1, borderColor: 'divider'}}>
      Budget left: {left.toLocaleString('en-US')} of {budget.toLocaleString('en-US')} €
    </Box>
  );
}

const slots = {footer: BudgetStatus};
// #preview-end

export default function BudgetFooter() {
  return (
    <div style={{height: 321}}>
      {/* #preview-start */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={{aggregation: {model: {euros: 'sum'}}}}
        label="Wedding budget"
      />
      {/* #preview-end */}
    </div>
  );
}
