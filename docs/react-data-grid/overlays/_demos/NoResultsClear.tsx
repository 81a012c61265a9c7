import Button from '@mui/material/Button';
import {
  DataGrid,
  GridOverlay,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, recipe: 'Lentil soup', minutes: 40, servings: 4},
  {id: 2, recipe: 'Apple pie', minutes: 75, servings: 8},
  {id: 3, recipe: 'Fried rice', minutes: 25, servings: 2},
];

const columns: GridColDef[] = [
  {field: 'recipe', headerName: 'Recipe', minWidth: 120, flex: 1},
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 100},
  {field: 'servings', headerName: 'Servings', type: 'number', width: 100},
];

// #preview-start
function NoMatches() {
  const apiRef = useGridApiContext();
  const {items, quickFilterValues = []} = useGridSelector(apiRef, gridFilterModelSelector);
  const wanted = [...items.map(({value}) => String(value)), ...quickFilterValues.map(String)].join(', ');

  return (
    <GridOverlay role="row">
      <div role="gridcell">
        <div style={{marginBottom: 8}}>No recipe matches “{wanted}”</div>
        <Button size="small" onClick={() => apiRef.current.setFilterModel({items: []})}>
          Clear all filters
        </Button>
      </div>
    </GridOverlay>
  );
}

const slots = {noResultsOverlay: NoMatches};
// #preview-end

const initialState = {filter: {filterModel: {items: [], quickFilterValues: ['goulash']}}};

export default function NoResultsClear() {
  return (
    <div style={{height: 320}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        showToolbar
        hideFooter
        label="Recipes"
      />
      {/* #preview-end */}
    </div>
  );
}
