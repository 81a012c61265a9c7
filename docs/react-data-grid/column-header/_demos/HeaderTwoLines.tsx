import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, school: 'Lindenhof', pupils: 312, teachers: 24, share: 0.42},
  {id: 2, school: 'Am Kanal', pupils: 188, teachers: 15, share: 0.31},
  {id: 3, school: 'Nordstern', pupils: 455, teachers: 37, share: 0.55},
];

const columns: GridColDef[] = [
  {field: 'school', headerName: 'School', minWidth: 100, flex: 1},
  {field: 'pupils', headerName: 'Pupils at the start of the year', type: 'number', width: 130},
  {field: 'teachers', headerName: 'Teachers in full-time positions', type: 'number', width: 130},
  {
    field: 'share',
    headerName: 'Pupils who come by bicycle',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => `${Math.round(value * 100)} %`,
  },
];

export default function HeaderTwoLines() {
  return (
    <div style={{height: 291}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        columnHeaderHeight={80}
        label="Schools"
        sx={{
          '& .MuiDataGrid-columnHeaderTitle': {whiteSpace: 'normal', lineHeight: 1.25},
          // The lines of a title are aligned like the numbers below it.
          '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle': {textAlign: 'end'},
        }}
      />
      {/* #preview-end */}
    </div>
  );
}
