import Button from '@mui/material/Button';
import {DataGrid, FilterPanelTrigger, Toolbar, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, train: 'ICE 579', to: 'Stuttgart', delay: 4},
  {id: 2, train: 'RJX 63', to: 'Budapest', delay: 0},
  {id: 3, train: 'EC 172', to: 'Hamburg', delay: 27},
];

const columns: GridColDef[] = [
  {field: 'train', headerName: 'Train', minWidth: 100, flex: 1},
  {field: 'to', headerName: 'To', width: 110},
  {field: 'delay', headerName: 'Delay (min)', type: 'number', width: 160},
];

const initialState = {
  filter: {filterModel: {items: [{field: 'delay', operator: '>', value: 0}]}},
};

// #preview-start
function TrainToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={({touchRippleRef: _ripple, ...props}, {filterCount}) => (
          <Button {...props} variant={filterCount > 0 ? 'contained' : 'outlined'}>
            {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
          </Button>
        )}
      />
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: TrainToolbar};

export default function FilterPanelButton() {
  return (
    <div style={{height: 319}}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={slots}
        showToolbar
        aria-label="Trains"
      />
    </div>
  );
}
