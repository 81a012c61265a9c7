import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  GridToolbar,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, name: 'Monstera', light: 'Half shade', watering: 7, note: 'Likes a support'},
  {id: 2, name: 'Aloe vera', light: 'Sun', watering: 21, note: 'Keep dry in winter'},
  {id: 3, name: 'Boston fern', light: 'Shade', watering: 3, note: 'Spray often'},
  {id: 4, name: 'Sweet basil', light: 'Sun', watering: 1, note: 'Harvest from the top'},
];

// #preview-start
const columns: GridColDef[] = [
  {
    field: 'name',
    headerName: 'Plant',
    minWidth: 120,
    flex: 1,
    filterOperators: getGridStringOperators().filter(({value}) => value === 'contains'),
  },
  {
    field: 'watering',
    headerName: 'Water every (days)',
    type: 'number',
    width: 160,
    filterOperators: getGridNumericOperators().filter(({value}) => ['>=', '<='].includes(value)),
  },
  {field: 'note', headerName: 'Note', minWidth: 150, flex: 1, filterable: false},
];
// #preview-end

export default function FewerOperators() {
  return (
    <div style={{height: 355}}>
      <DataGrid rows={rows} columns={columns} slots={{toolbar: GridToolbar}} aria-label="Plants" />
    </div>
  );
}
