import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';

interface Hour {
  id: string;
  hall: string;
  foyer: string;
  studio: string;
}

const rows: Hour[] = [
  {id: '10:00', hall: 'Registration', foyer: 'Registration', studio: 'Setup'},
  {id: '11:00', hall: 'Keynote', foyer: 'Exhibition', studio: 'Setup'},
  {id: '12:00', hall: 'Keynote', foyer: 'Exhibition', studio: 'Interviews'},
  {id: '13:00', hall: 'Lunch', foyer: 'Lunch', studio: 'Interviews'},
];

// #preview-start
const columns: GridColDef<Hour>[] = [
  {field: 'id', headerName: 'Time', width: 90},
  {
    field: 'hall',
    headerName: 'Hall',
    minWidth: 130,
    flex: 1,
    colSpan: (_value, {hall, foyer}) => (hall === foyer ? 2 : 1),
  },
  {field: 'foyer', headerName: 'Foyer', width: 130},
  {field: 'studio', headerName: 'Studio', width: 130},
];
// #preview-end

export default function SpanBothWays() {
  return (
    <div style={{height: 266}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        rowSpanning
        disableColumnSorting
        disableColumnMenu
        // #preview-end
        hideFooter
        showCellVerticalBorder
        sx={{[`& .${gridClasses.cell}`]: {textAlign: 'center'}}}
        label="Program of the day"
      />
    </div>
  );
}
