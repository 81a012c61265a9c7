import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, line: 'Harbor', mon: 42, tue: 38, wed: 40, thu: 44},
  {id: 2, line: 'Airport', mon: 87, tue: 81, wed: 79, thu: 90},
  {id: 3, line: 'Campus', mon: 65, tue: 70, wed: 68, thu: 61},
];

const columns: GridColDef[] = [
  {field: 'line', headerName: 'Bus line', minWidth: 90, flex: 1},
  {field: 'mon', headerName: 'Mon', type: 'number', width: 60},
  {field: 'tue', headerName: 'Tue', type: 'number', width: 60},
  {field: 'wed', headerName: 'Wed', type: 'number', width: 60},
  {field: 'thu', headerName: 'Thu', type: 'number', width: 60},
];

// #preview-start
/** For each column: when it has the pointer or the focus, all of its cells and its header. */
const highlight = Object.fromEntries(
  columns.map(({field}) => [
    `&:has([data-field="${field}"]:is(:hover, :focus)) [data-field="${field}"]`,
    {bgcolor: 'rgb(59 130 246 / 16%)'},
  ]),
);
// #preview-end

export default function ColumnHover() {
  return (
    <div style={{height: 216}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        disableColumnMenu
        hideFooter
        sx={highlight}
        label="Passengers"
      />
      {/* #preview-end */}
    </div>
  );
}
