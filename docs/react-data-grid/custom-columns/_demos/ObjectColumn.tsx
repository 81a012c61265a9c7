import {DataGrid, getGridStringOperators, type GridColDef, type GridColTypeDef} from '@mui/x-data-grid';

interface Place {
  city: string;
  country: string;
}

interface Order {
  id: number;
  product: string;
  origin: Place;
}

const rows: Order[] = [
  {id: 1, product: 'Olive oil', origin: {city: 'Athens', country: 'Greece'}},
  {id: 2, product: 'Wool', origin: {city: 'Bergen', country: 'Norway'}},
  {id: 3, product: 'Cork', origin: {city: 'Évora', country: 'Portugal'}},
];

// #preview-start
const toText = ({city, country}: Place) => `${city}, ${country}`;

const place: GridColTypeDef = {
  type: 'custom',
  width: 180,
  // Cell, quick filter, CSV, clipboard
  valueFormatter: toText,
  // By country, then by city
  sortComparator: (a: Place, b: Place) => a.country.localeCompare(b.country) || a.city.localeCompare(b.city),
  // The operators for text, which receive text instead of the object
  filterOperators: getGridStringOperators().map((operator) => ({
    ...operator,
    getApplyFilterFn: (item, column) => {
      const apply = operator.getApplyFilterFn(item, column);
      return apply && ((value: Place, row, col, apiRef) => apply(toText(value), row, col, apiRef));
    },
  })),
};

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', minWidth: 100, flex: 1},
  {...place, field: 'origin', headerName: 'Origin'},
];
// #preview-end

export default function ObjectColumn() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} showToolbar label="Imports" />
    </div>
  );
}
