import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const stars = Array.from({length: 300}, (_, index) => ({
  id: `HD ${1400 + index * 13}`,
  magnitude: 4 + ((index * 37) % 60) / 10,
}));

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Star', minWidth: 120, flex: 1},
  {
    field: 'magnitude',
    headerName: 'Magnitude',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => value.toFixed(1),
  },
];

export default function ProPages() {
  return (
    <div style={{height: 370}}>
      {/* #preview-start */}
      <DataGridPro
        rows={stars}
        columns={columns}
        pagination
        initialState={{pagination: {paginationModel: {pageSize: 150}}}}
        pageSizeOptions={[50, 150, {value: -1, label: 'All'}]}
        aria-label="Stars"
      />
      {/* #preview-end */}
    </div>
  );
}
