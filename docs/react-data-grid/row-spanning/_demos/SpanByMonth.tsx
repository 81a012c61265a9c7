import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, day: new Date(2026, 4, 9), event: 'Plant market', visitors: 1200},
  {id: 2, day: new Date(2026, 4, 23), event: 'Open studios', visitors: 640},
  {id: 3, day: new Date(2026, 5, 6), event: 'Book fair', visitors: 2100},
  {id: 4, day: new Date(2026, 5, 20), event: 'Midsummer', visitors: 3900},
  {id: 5, day: new Date(2026, 6, 11), event: 'Regatta', visitors: 5200},
];

const monthOf = (day: Date) => day.toLocaleDateString('en-US', {month: 'long', year: 'numeric'});

// #preview-start
const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'month',
    headerName: 'Month',
    type: 'date',
    width: 130,
    valueGetter: (_value, {day}) => day,
    valueFormatter: monthOf,
    rowSpanValueGetter: (_value, {day}) => monthOf(day),
  },
  {field: 'event', headerName: 'Event', minWidth: 140, flex: 1},
  {field: 'visitors', headerName: 'Visitors', type: 'number', width: 120},
];
// #preview-end

export default function SpanByMonth() {
  return (
    <div style={{height: 371}}>
      <DataGrid rows={rows} columns={columns} rowSpanning showCellVerticalBorder label="Events" />
    </div>
  );
}
