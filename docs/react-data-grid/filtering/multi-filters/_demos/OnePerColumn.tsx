import {
  DataGridPro,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, lens: 'Nifty Fifty', mount: 'EF', focal: 50, weight: 160},
  {id: 2, lens: 'Portrait', mount: 'RF', focal: 85, weight: 500},
  {id: 3, lens: 'Pancake', mount: 'EF', focal: 40, weight: 130},
  {id: 4, lens: 'Travel zoom', mount: 'RF', focal: 24, weight: 395},
];

const columns: GridColDef[] = [
  {field: 'lens', headerName: 'Lens', minWidth: 120, flex: 1},
  {field: 'mount', headerName: 'Mount', width: 120},
  {field: 'focal', headerName: 'Focal (mm)', type: 'number', width: 110},
  {field: 'weight', headerName: 'Weight (g)', type: 'number', width: 150},
];

// #preview-start
/** The columns of this condition: all but those of the other conditions. */
function filterColumns({field, columns: all, currentFilters}: FilterColumnsArgs) {
  const taken = currentFilters.map((item) => item.field).filter((name) => name !== field);
  return all.map((column) => column.field).filter((name) => !taken.includes(name));
}

/** The first column without a condition, or `null` when each has one. */
function getColumnForNewFilter({columns: all, currentFilters}: GetColumnForNewFilterArgs) {
  const taken = currentFilters.map(({field}) => field);
  return all.find(({field, filterOperators}) => filterOperators && !taken.includes(field))?.field ?? null;
}

const slotProps = {filterPanel: {filterFormProps: {filterColumns}, getColumnForNewFilter}};
// #preview-end

const items = [
  {id: 1, field: 'mount', operator: 'equals', value: 'EF'},
  {id: 2, field: 'weight', operator: '<', value: 200},
];

export default function OnePerColumn() {
  return (
    <div style={{height: 318}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        initialState={{filter: {filterModel: {items}}}}
        showToolbar
        label="Lenses"
      />
    </div>
  );
}
