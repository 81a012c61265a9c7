import {
  DataGrid,
  getGridStringOperators,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Recipe {
  id: number;
  recipe: string;
  minutes: number;
}

const rows: Recipe[] = [
  {id: 1, recipe: 'Roast chicken with lemon', minutes: 80},
  {id: 2, recipe: 'Lemon cake', minutes: 55},
  {id: 3, recipe: 'Chicken soup', minutes: 120},
  {id: 4, recipe: 'Lemon and ginger chicken', minutes: 40},
];

// #preview-start
const hasWords: GridFilterOperator<Recipe, string> = {
  value: 'hasWords',
  label: 'has all words',
  getApplyFilterFn: (item) => {
    const words = String(item.value ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean);
    // Nothing typed yet: do not filter.
    if (words.length === 0) return null;
    return (value) => words.every((word) => value.toLowerCase().includes(word));
  },
  InputComponent: GridFilterInputValue,
};

const columns: GridColDef<Recipe>[] = [
  {
    field: 'recipe',
    headerName: 'Recipe',
    minWidth: 180,
    flex: 1,
    filterOperators: [hasWords, ...getGridStringOperators()],
  },
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 90},
];
// #preview-end

const initialState = {
  filter: {filterModel: {items: [{field: 'recipe', operator: 'hasWords', value: 'chicken lemon'}]}},
};

export default function WordsOperator() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} initialState={initialState} showToolbar label="Recipes" />
    </div>
  );
}
