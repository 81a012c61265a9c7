import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

interface Expense {
  id: number;
  purpose: string;
  kind: 'Travel' | 'Material';
  euros: number;
}

const rows: Expense[] = [
  {id: 1, purpose: 'Train to Vienna', kind: 'Travel', euros: 128},
  {id: 2, purpose: 'Paint', kind: 'Material', euros: 84},
  {id: 3, purpose: 'Hotel', kind: 'Travel', euros: 212},
  {id: 4, purpose: 'Timber', kind: 'Material', euros: 460},
];

const columns: GridColDef<Expense>[] = [
  {field: 'purpose', headerName: 'Purpose', minWidth: 115, flex: 1},
  {field: 'kind', headerName: 'Kind', width: 110},
  {field: 'euros', headerName: 'Amount (€)', type: 'number', width: 100},
];

const onlyTravel = {items: [{field: 'kind', operator: 'equals', value: 'Travel'}]};

export default function AggregatedRows() {
  const [all, setAll] = React.useState(false);

  return (
    <Stack spacing={1} sx={{height: 312}}>
      <FormControlLabel
        control={<Switch checked={all} onChange={(_event, checked) => setAll(checked)} />}
        label="Include filtered-out rows in the total"
      />
      {/* #preview-start */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        aggregationRowsScope={all ? 'all' : 'filtered'}
        initialState={{
          aggregation: {model: {euros: 'sum'}},
          filter: {filterModel: onlyTravel},
        }}
        label="Travel expenses"
      />
      {/* #preview-end */}
    </Stack>
  );
}
