import Chip from '@mui/material/Chip';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Flight {
  id: string;
  to: string;
  gate: string | null;
  boarding: string | null;
  notice?: string;
}

const rows: Flight[] = [
  {id: 'LO 382', to: 'Warsaw', gate: 'B14', boarding: '16:10'},
  {id: 'TP 579', to: 'Lisbon', gate: null, boarding: null, notice: 'Canceled, go to desk 7'},
  {id: 'AY 1422', to: 'Helsinki', gate: 'A02', boarding: '16:35'},
];

// #preview-start
const columns: GridColDef<Flight, string | null>[] = [
  {field: 'id', headerName: 'Flight', width: 100},
  {field: 'to', headerName: 'To', width: 110},
  {
    field: 'gate',
    headerName: 'Gate',
    width: 110,
    display: 'flex',
    hideable: false,
    colSpan: (_value, {notice}) => (notice ? 2 : 1),
    valueGetter: (gate: string | null, {notice}) => notice ?? gate,
    renderCell: ({row, value}) => (row.notice ? <Chip size="small" label={value} /> : value),
  },
  {field: 'boarding', headerName: 'Boarding', minWidth: 120, flex: 1, hideable: false},
];
// #preview-end

export default function SpanNotice() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Departing flights" />
    </div>
  );
}
