import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

interface Payment {
  id: number;
  date: Date;
  customer: {name: string; city: string};
  amount: number;
}

const ada = {name: 'Ada Studio', city: 'Turin'};
const bau = {name: 'Bau & Sons', city: 'Graz'};

const rows: Payment[] = [
  {id: 1, date: new Date(2026, 0, 9), customer: ada, amount: 1200},
  {id: 2, date: new Date(2026, 0, 28), customer: bau, amount: 340},
  {id: 3, date: new Date(2026, 1, 3), customer: ada, amount: 560},
  {id: 4, date: new Date(2026, 2, 17), customer: bau, amount: 900},
];

const monthName = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric'});
const dayName = new Intl.DateTimeFormat('en-GB', {dateStyle: 'medium'});

// #preview-start
const columns: GridColDef<Payment>[] = [
  {
    field: 'date',
    headerName: 'Date',
    type: 'date',
    width: 130,
    // The key of a group is a string, a number or a boolean. Year and month sort as text.
    groupingValueGetter: (date: Date) =>
      `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`,
    // Called with the date of a row, the key of a group, and undefined for this column in a group's row.
    valueFormatter: (value: Date | string | undefined) => {
      if (value === undefined) return '';
      return typeof value === 'string'
        ? monthName.format(new Date(`${value}-01T12:00`))
        : dayName.format(value);
    },
  },
  {
    field: 'customer',
    headerName: 'Customer',
    minWidth: 120,
    flex: 1,
    groupingValueGetter: (customer: Payment['customer']) => customer.name,
    valueFormatter: (value: Payment['customer'] | string | undefined) =>
      typeof value === 'string' ? value : (value?.name ?? ''),
  },
  {field: 'amount', headerName: 'Amount (€)', type: 'number', width: 120},
];

const groupingColDef = {headerName: 'Group', width: 190};
// #preview-end

export default function GroupByMonth() {
  return (
    <div style={{height: 475}}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{rowGrouping: {model: ['date']}}}
        defaultGroupingExpansionDepth={1}
        label="Payments by month"
      />
    </div>
  );
}
