import {DataGridPro, GridLogicOperator, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, patient: 'M. Weiss', ward: 'Surgery', room: 204, days: 3},
  {id: 2, patient: 'J. Aydin', ward: 'Children', room: 118, days: 1},
  {id: 3, patient: 'L. Moreau', ward: 'Surgery', room: 210, days: 8},
];

const columns: GridColDef[] = [
  {field: 'patient', headerName: 'Patient', minWidth: 120, flex: 1},
  {field: 'ward', headerName: 'Ward', width: 120, filterable: false},
  {field: 'room', headerName: 'Room', type: 'number', width: 100},
  {field: 'days', headerName: 'Days', type: 'number', width: 120},
];

// #preview-start
const items = [
  {id: 'ward', field: 'ward', operator: 'equals', value: 'Surgery'},
  {id: 'days', field: 'days', operator: '>', value: 2},
];

const slotProps = {filterPanel: {logicOperators: [GridLogicOperator.And]}};

export default function LockedCondition() {
  return (
    <div style={{height: 318}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        initialState={{filter: {filterModel: {items}}}}
        showToolbar
        label="Patients"
      />
    </div>
  );
}
// #preview-end
