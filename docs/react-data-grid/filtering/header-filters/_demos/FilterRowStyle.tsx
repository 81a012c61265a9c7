import {DataGridPro, gridClasses, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, trail: 'Lake shore', km: 9.5, season: 'All year'},
  {id: 2, trail: 'Glacier view', km: 11.1, season: 'Summer'},
  {id: 3, trail: 'Gorge', km: 6.8, season: 'Spring'},
];

const columns: GridColDef[] = [
  {field: 'trail', headerName: 'Trail', minWidth: 140, flex: 1},
  {field: 'km', headerName: 'Length (km)', type: 'number', width: 150},
  {field: 'season', headerName: 'Season', width: 150, filterable: false},
];

export default function FilterRowStyle() {
  return (
    <div style={{height: 266}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        headerFilters
        headerFilterHeight={68}
        columnHeaderHeight={40}
        sx={{
          [`& .${gridClasses['columnHeader--filter']}`]: {bgcolor: 'action.hover'},
          [`& .${gridClasses.columnHeaderFilterInput}`]: {fontStyle: 'italic'},
        }}
        disableColumnFilter
        hideFooter
        label="Trails"
      />
      {/* #preview-end */}
    </div>
  );
}
