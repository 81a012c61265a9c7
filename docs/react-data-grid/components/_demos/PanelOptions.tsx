import {DataGrid, GridLogicOperator, type DataGridProps, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, patient: 'Ada Brown', ward: 'A', weight: 71, temperature: 36.8},
  {id: 2, patient: 'Emil Roth', ward: 'B', weight: 84, temperature: 38.1},
  {id: 3, patient: 'Lena Marsh', ward: 'A', weight: 58, temperature: 37.2},
];

const columns: GridColDef[] = [
  {field: 'patient', headerName: 'Patient', minWidth: 130, flex: 1},
  {field: 'ward', headerName: 'Ward', width: 90},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
  {field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 160},
];

// #preview-start
const slotProps: DataGridProps['slotProps'] = {
  // The columns panel does not offer to hide the patient.
  columnsManagement: {
    getTogglableColumns: (all) => all.map(({field}) => field).filter((field) => field !== 'patient'),
    disableShowHideToggle: true,
  },
  // The filter panel sorts its list of columns and has wider fields.
  filterPanel: {
    columnsSort: 'asc',
    logicOperators: [GridLogicOperator.And],
    filterFormProps: {valueInputProps: {sx: {width: 220}}},
  },
};
// #preview-end

export default function PanelOptions() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} slotProps={slotProps} label="Patients" showToolbar />
    </div>
  );
}
