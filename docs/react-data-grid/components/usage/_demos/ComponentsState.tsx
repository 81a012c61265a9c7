import FilterListIcon from '@mui/icons-material/FilterList';
import {DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, cheese: 'Cheddar', milk: 'Cow', months: 12},
  {id: 2, cheese: 'Pecorino', milk: 'Sheep', months: 6},
  {id: 3, cheese: 'Goat log', milk: 'Goat', months: 1},
];

const columns: GridColDef[] = [
  {field: 'cheese', headerName: 'Cheese', minWidth: 110, flex: 1},
  {field: 'milk', headerName: 'Milk', width: 110},
  {field: 'months', headerName: 'Months', type: 'number', width: 100},
];

const initialState = {
  filter: {filterModel: {items: [{field: 'milk', operator: 'contains', value: 'o'}]}},
};

// #preview-start
function CheeseToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        className={({filterCount}) => (filterCount > 0 ? 'trigger active' : 'trigger')}
        render={<ToolbarButton aria-label="Filters" />}
      >
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
    </Toolbar>
  );
}

const styles = {'& .trigger.active': {bgcolor: 'primary.main', color: 'primary.contrastText'}};
// #preview-end

const slots = {toolbar: CheeseToolbar};

export default function ComponentsState() {
  return (
    <div style={{height: 319}}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={slots}
        showToolbar
        sx={styles}
        aria-label="Cheeses"
      />
    </div>
  );
}
