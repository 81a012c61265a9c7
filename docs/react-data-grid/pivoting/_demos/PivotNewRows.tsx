import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPremium, type GridColDef, type GridPivotModel} from '@mui/x-data-grid-premium';

const votes = [
  {id: 1, district: 'Old Town', party: 'Green', votes: 310},
  {id: 2, district: 'Old Town', party: 'Blue', votes: 280},
  {id: 3, district: 'Riverside', party: 'Green', votes: 190},
];

const incoming = [
  {district: 'Riverside', party: 'Blue', votes: 240},
  {district: 'Old Town', party: 'Orange', votes: 75},
  {district: 'Airport', party: 'Green', votes: 120},
];

const columns: GridColDef[] = [
  {field: 'district', headerName: 'District', width: 120},
  {field: 'party', headerName: 'Party', width: 100},
  {field: 'votes', headerName: 'Votes', type: 'number', width: 100},
];

const model: GridPivotModel = {
  rows: [{field: 'district'}],
  columns: [{field: 'party'}],
  values: [{field: 'votes', aggFunc: 'sum'}],
};

export default function PivotNewRows() {
  const [rows, setRows] = React.useState(votes);
  const next = incoming[rows.length - votes.length];

  // #preview-start
  const addNext = () => setRows(next ? [...rows, {id: rows.length + 1, ...next}] : votes);

  return (
    <Stack spacing={1} sx={{height: 419}}>
      <Button variant="outlined" onClick={addNext} sx={{alignSelf: 'start'}}>
        {next ? `Count ${next.district}, ${next.party}` : 'Count again'}
      </Button>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{pivoting: {enabled: true, model}}}
        groupingColDef={{minWidth: 120, flex: 1}}
        label="Votes by district and party"
      />
    </Stack>
  );
  // #preview-end
}
