import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Flat {
  id: number;
  street: string;
  rooms: number;
  rent: number;
}

const rows: Flat[] = [
  {id: 1, street: 'Canal Street 4', rooms: 2, rent: 890},
  {id: 2, street: 'Hill Road 31', rooms: 3, rent: 1240},
  {id: 3, street: 'Market Square 2', rooms: 5, rent: 4100},
  {id: 4, street: 'Mill Lane 17', rooms: 2, rent: 940},
];

const columns: GridColDef<Flat>[] = [
  {field: 'street', headerName: 'Street', minWidth: 120, flex: 1},
  {field: 'rooms', headerName: 'Rooms', type: 'number', width: 80},
  {
    field: 'rent',
    headerName: 'Rent (€)',
    type: 'number',
    width: 100,
    availableAggregationFunctions: ['median', 'avg'],
  },
];

// #preview-start
const median: GridAggregationFunction<number, number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({values}) => {
    const sorted = values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
    const upper = sorted[Math.floor(sorted.length / 2)];
    const lower = sorted[Math.ceil(sorted.length / 2) - 1];
    return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
  },
};

// Without the built-in functions, the menu would offer the median only.
const aggregationFunctions = {...GRID_AGGREGATION_FUNCTIONS, median};
// #preview-end

export default function CustomFunctions() {
  return (
    <div style={{height: 371}}>
      {/* #preview-start */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{aggregation: {model: {rooms: 'avg', rent: 'median'}}}}
        label="Flats"
      />
      {/* #preview-end */}
    </div>
  );
}
