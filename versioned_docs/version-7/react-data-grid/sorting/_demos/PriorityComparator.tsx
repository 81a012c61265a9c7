import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const urgency = {Low: 0, Normal: 1, High: 2, Critical: 3};

interface Ticket {
  id: string;
  title: string;
  priority: keyof typeof urgency;
}

const rows: Ticket[] = [
  {id: 'T-9', title: 'Logo is blurred in print', priority: 'Low'},
  {id: 'T-10', title: 'Payment page times out', priority: 'Critical'},
  {id: 'T-11', title: 'Wrong currency in receipt', priority: 'High'},
  {id: 'T-2', title: 'Typo in the welcome mail', priority: 'Normal'},
];

const natural = new Intl.Collator('en', {numeric: true});

// #preview-start
const columns: GridColDef<Ticket>[] = [
  {
    field: 'id',
    headerName: 'Ticket',
    width: 100,
    sortComparator: (a: string, b: string) => natural.compare(a, b),
  },
  {field: 'title', headerName: 'Title', minWidth: 160, flex: 1, sortable: false},
  {
    field: 'priority',
    headerName: 'Priority',
    width: 110,
    sortComparator: (a: Ticket['priority'], b: Ticket['priority']) => urgency[a] - urgency[b],
  },
];
// #preview-end

export default function PriorityComparator() {
  return (
    <div style={{height: 319}}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'priority', sort: 'desc'}]}}}
        aria-label="Support tickets"
      />
    </div>
  );
}
