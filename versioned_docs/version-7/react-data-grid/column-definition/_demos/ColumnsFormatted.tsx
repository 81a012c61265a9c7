import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Account {
  id: string;
  balance: number;
  rate: number;
  opened: Date;
  card: string | null;
}

const rows: Account[] = [
  {id: 'Savings', balance: 12840.5, rate: 0.0215, opened: new Date(2019, 8, 2), card: null},
  {id: 'Current', balance: -86.2, rate: 0, opened: new Date(2016, 0, 14), card: '5511'},
  {id: 'Travel', balance: 940, rate: 0.004, opened: new Date(2023, 5, 30), card: '7029'},
];

const money = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'EUR'});
const percent = new Intl.NumberFormat('en-US', {style: 'percent', minimumFractionDigits: 2});
const month = new Intl.DateTimeFormat('en-US', {month: 'short', year: 'numeric'});

// #preview-start
const columns: GridColDef<Account>[] = [
  {field: 'id', headerName: 'Account', width: 110},
  {
    field: 'balance',
    headerName: 'Balance',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => money.format(value),
  },
  {
    field: 'rate',
    headerName: 'Interest',
    type: 'number',
    valueFormatter: (value: number) => percent.format(value),
  },
  {field: 'opened', headerName: 'Opened', type: 'date', valueFormatter: (value: Date) => month.format(value)},
  {
    field: 'card',
    headerName: 'Card',
    // A missing value is yours to format, too.
    valueFormatter: (value: string | null) => (value ? `•••• ${value}` : 'none'),
  },
];
// #preview-end

export default function ColumnsFormatted() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} aria-label="Bank accounts" />
    </div>
  );
}
