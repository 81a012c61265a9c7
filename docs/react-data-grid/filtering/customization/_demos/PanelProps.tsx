import {DataGrid, getGridStringOperators, type DataGridProps, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, name: 'Ines Prado', city: 'Porto', team: 'Support'},
  {id: 2, name: 'Aron Beck', city: 'Graz', team: 'Sales'},
  {id: 3, name: 'Mai Tran', city: 'Lyon', team: 'Support'},
  {id: 4, name: 'Joost Vink', city: 'Gent', team: 'Legal'},
];

const filterOperators = getGridStringOperators().filter(({value}) => value === 'contains');

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', minWidth: 110, flex: 1, filterOperators},
  {field: 'city', headerName: 'City', width: 90, filterOperators},
  {field: 'team', headerName: 'Team', width: 90, filterOperators},
];

// #preview-start
const slotProps: DataGridProps['slotProps'] = {
  filterPanel: {
    columnsSort: 'asc',
    filterFormProps: {
      // Every column has one operator: there is nothing to choose. `sx` would leave the label.
      operatorInputProps: {style: {display: 'none'}},
      columnInputProps: {sx: {width: 190}},
      valueInputProps: {InputComponentProps: {placeholder: 'Part of the text'}},
    },
    // One below the other on phones.
    sx: {'& .MuiDataGrid-filterForm': {flexDirection: {xs: 'column', sm: 'row'}}},
  },
};
// #preview-end

export default function PanelProps() {
  return (
    <div style={{height: 371}}>
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} slotProps={slotProps} showToolbar label="Contacts" />
      {/* #preview-end */}
    </div>
  );
}
