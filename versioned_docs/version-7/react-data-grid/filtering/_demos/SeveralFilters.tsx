import {DataGridPro, GridLogicOperator, GridToolbar, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, name: 'Adele Brandt', role: 'Nurse', ward: 'North', hours: 38},
  {id: 2, name: 'Kofi Mensah', role: 'Doctor', ward: 'South', hours: 44},
  {id: 3, name: 'Lucía Prado', role: 'Nurse', ward: 'South', hours: 30},
  {id: 4, name: 'Ben Howell', role: 'Nurse', ward: 'North', hours: 20},
  {id: 5, name: 'Yuki Sato', role: 'Doctor', ward: 'North', hours: 40},
];

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', minWidth: 130, flex: 1},
  {field: 'role', headerName: 'Role', type: 'singleSelect', valueOptions: ['Nurse', 'Doctor'], width: 120},
  {field: 'ward', headerName: 'Ward', type: 'singleSelect', valueOptions: ['North', 'South'], width: 100},
  {field: 'hours', headerName: 'Hours', type: 'number', width: 120},
];

export default function SeveralFilters() {
  return (
    <div style={{height: 302}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {id: 1, field: 'role', operator: 'is', value: 'Nurse'},
                {id: 2, field: 'hours', operator: '>=', value: 30},
              ],
              logicOperator: GridLogicOperator.And,
            },
          },
        }}
        slots={{toolbar: GridToolbar}}
        aria-label="Staff of a hospital"
      />
      {/* #preview-end */}
    </div>
  );
}
