import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, guest: 'Nora', meal: 'Vegan', paid: 30},
  {id: 2, guest: 'Jonas', meal: 'Fish', paid: 0},
  {id: 3, guest: 'Paula', meal: 'Vegan', paid: 30},
  {id: 4, guest: 'Emil', meal: 'Fish', paid: 30},
];

const columns: GridColDef[] = [
  {field: 'guest', headerName: 'Guest', minWidth: 110, flex: 1},
  {field: 'meal', headerName: 'Meal', type: 'singleSelect', valueOptions: ['Fish', 'Vegan'], width: 110},
  {field: 'paid', headerName: 'Paid (€)', type: 'number', width: 110},
];

const initialState = {
  filter: {filterModel: {items: [{field: 'meal', operator: 'is', value: 'Fish'}]}},
};

export default function FilteredRows() {
  const apiRef = useGridApiRef();
  const [names, setNames] = React.useState('');

  // #preview-start
  const invite = () => {
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    setNames(entries.map(({model}) => String(model.guest)).join(', '));
  };
  // #preview-end

  return (
    <Stack sx={{height: 364, gap: 1}}>
      <Stack direction="row" sx={{gap: 1, alignItems: 'center'}}>
        <Button variant="outlined" onClick={invite}>
          Write to these guests
        </Button>
        <span role="status">{names && `To: ${names}`}</span>
      </Stack>
      {/* #preview-start */}
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        label="Guests"
      />
      {/* #preview-end */}
    </Stack>
  );
}
