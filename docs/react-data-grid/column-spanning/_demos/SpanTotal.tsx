import {DataGridPro, type GridColDef, type GridPinnedRowsProp} from '@mui/x-data-grid-pro';

interface Ticket {
  id: string;
  tour: string;
  day: string;
  sold: number;
}

const rows: Ticket[] = [
  {id: '1', tour: 'Old Town', day: 'Friday', sold: 31},
  {id: '2', tour: 'Old Town', day: 'Saturday', sold: 48},
  {id: '3', tour: 'Harbor', day: 'Saturday', sold: 22},
];

// #preview-start
const pinnedRows: GridPinnedRowsProp<Ticket> = {
  bottom: [{id: 'total', tour: 'All tours', day: '', sold: 101}],
};

const columns: GridColDef<Ticket>[] = [
  {
    field: 'tour',
    headerName: 'Tour',
    minWidth: 130,
    flex: 1,
    disableReorder: true,
    hideable: false,
    colSpan: (_value, {id}) => (id === 'total' ? 2 : 1),
  },
  {field: 'day', headerName: 'Day', width: 120, disableReorder: true, hideable: false},
  {field: 'sold', headerName: 'Sold', type: 'number', width: 110},
];
// #preview-end

export default function SpanTotal() {
  return (
    <div style={{height: 318}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        showCellVerticalBorder
        label="Tickets"
      />
      {/* #preview-end */}
    </div>
  );
}
