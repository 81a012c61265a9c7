import {
  DataGrid,
  getGridNumericOperators,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterOperator,
  type GridTypeFilterInputValueProps,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, violin: 'Student model', year: 1998, price: 900},
  {id: 2, violin: 'Workshop Mittenwald', year: 1925, price: 4800},
  {id: 3, violin: 'Mirecourt', year: 1890, price: 5200},
  {id: 4, violin: 'Contemporary, Cremona', year: 2016, price: 14500},
];

type Violin = (typeof rows)[number];

const euros = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR', maximumFractionDigits: 0});

// #preview-start
const about: GridFilterOperator<Violin, number, number, GridTypeFilterInputValueProps> = {
  label: 'is about (±10 %)',
  value: 'about',
  getApplyFilterFn: ({value}) => {
    // No value yet: let all rows through.
    if (typeof value !== 'number') return null;
    return (price) => Math.abs(price - value) <= value / 10;
  },
  InputComponent: GridFilterInputValue,
  InputComponentProps: {type: 'number'},
};
// #preview-end

const columns: GridColDef<Violin>[] = [
  {field: 'violin', headerName: 'Violin', minWidth: 160, flex: 1},
  {field: 'year', headerName: 'Year', width: 90},
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
    // #preview-start
    filterOperators: [about, ...getGridNumericOperators()],
    // #preview-end
  },
];

export default function OwnOperator() {
  return (
    <div style={{height: 319}}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {filterModel: {items: [{field: 'price', operator: 'about', value: 5000}]}},
        }}
        showToolbar
        label="Violins"
      />
    </div>
  );
}
