import {DataGrid, type GridColDef, type GridColumnGroupingModel} from '@mui/x-data-grid';

const rows = [
  {id: 1, day: 'Monday', hall: 'Studio A', morning: 'Ballet', evening: 'Tango'},
  {id: 2, day: 'Monday', hall: 'Studio B', morning: 'Yoga', evening: 'Salsa'},
  {id: 3, day: 'Tuesday', hall: 'Studio A', morning: 'Ballet', evening: 'Swing'},
  {id: 4, day: 'Tuesday', hall: 'Studio B', morning: 'Closed all day', evening: ''},
];

// #preview-start
const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'day', headerName: 'Day', width: 100},
  {field: 'hall', headerName: 'Hall', width: 100},
  {
    field: 'morning',
    headerName: 'Morning',
    minWidth: 130,
    flex: 1,
    colSpan: (_value, {evening}) => (evening === '' ? 2 : 1),
  },
  {field: 'evening', headerName: 'Evening', width: 130},
];

const groups: GridColumnGroupingModel = [
  {groupId: 'Lessons', children: [{field: 'morning'}, {field: 'evening'}]},
];
// #preview-end

export default function FeaturesTable() {
  return (
    <div style={{height: 322}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        unstable_rowSpanning
        hideFooter
        disableColumnSorting
        disableRowSelectionOnClick
        showCellVerticalBorder
        aria-label="Dance school"
      />
      {/* #preview-end */}
    </div>
  );
}
