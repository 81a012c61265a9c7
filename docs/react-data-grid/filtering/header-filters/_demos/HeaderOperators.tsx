import {
  DataGridPro,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const rows = [
  {id: 'SE-1042', part: 'Brake disc', stock: 14},
  {id: 'SE-1107', part: 'Bell', stock: 80},
  {id: 'SK-2001', part: 'Chain', stock: 31},
  {id: 'SK-2044', part: 'Pedal, left', stock: 6},
];

// #preview-start
const startsWith = getGridStringOperators()
  .filter(({value}) => value === 'startsWith')
  .map((operator) => ({...operator, headerLabel: 'Begins with'}));

const stockOperators = getGridNumericOperators()
  .filter(({value}) => value === '<=' || value === '>=')
  .map((operator) => ({...operator, headerLabel: operator.value === '<=' ? 'At most' : 'At least'}))
  .reverse();

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Code', width: 150, filterOperators: startsWith},
  {field: 'part', headerName: 'Part', minWidth: 150, flex: 1},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 160, filterOperators: stockOperators},
];
// #preview-end

export default function HeaderOperators() {
  return (
    <div style={{height: 374}}>
      <DataGridPro rows={rows} columns={columns} headerFilters disableColumnFilter label="Parts" />
    </div>
  );
}
