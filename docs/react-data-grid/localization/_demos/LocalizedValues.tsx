import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {deDE} from '@mui/x-data-grid/locales';

interface Invoice {
  id: string;
  date: Date;
  amount: number;
}

const rows: Invoice[] = [
  {id: 'R-104', date: new Date(2026, 2, 3), amount: 1234.5},
  {id: 'R-105', date: new Date(2026, 2, 17), amount: 89},
  {id: 'R-106', date: new Date(2026, 3, 2), amount: 20310.75},
];

// #preview-start
const dates = new Intl.DateTimeFormat('de-DE', {dateStyle: 'medium'});
const euros = new Intl.NumberFormat('de-DE', {style: 'currency', currency: 'EUR'});
const collator = new Intl.Collator('de-DE', {numeric: true});

const columns: GridColDef<Invoice>[] = [
  {field: 'id', headerName: 'Nr.', width: 100, sortComparator: collator.compare},
  {
    field: 'date',
    headerName: 'Datum',
    type: 'date',
    minWidth: 120,
    flex: 1,
    valueFormatter: (value: Date) => dates.format(value),
  },
  {
    field: 'amount',
    headerName: 'Total',
    type: 'number',
    width: 140,
    valueFormatter: (value: number) => euros.format(value),
  },
];
// #preview-end

const germanTexts = deDE.components.MuiDataGrid.defaultProps.localeText;

export default function LocalizedValues() {
  return (
    <div style={{height: 268}}>
      <DataGrid rows={rows} columns={columns} localeText={germanTexts} aria-label="Konto" />
    </div>
  );
}
