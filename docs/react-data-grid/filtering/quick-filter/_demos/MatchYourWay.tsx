import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Contact {
  id: number;
  name: string;
  phone: string;
  born: number;
  note: string;
}

const rows: Contact[] = [
  {id: 1, name: 'Dilara Kaya', phone: '+49 30 555 01 20', born: 1988, note: 'Prefers mail'},
  {id: 2, name: 'Ewan Reid', phone: '+44 131 555 0177', born: 1969, note: 'Knows Dilara'},
  {id: 3, name: 'Giulia Conti', phone: '+39 06 555 0149', born: 1991, note: 'Call after 5 p.m.'},
];

const digits = (text: string) => text.replace(/\D/g, '');

// #preview-start
const columns: GridColDef<Contact>[] = [
  {field: 'name', headerName: 'Name', minWidth: 130, flex: 1},
  {
    field: 'phone',
    headerName: 'Phone',
    width: 160,
    // Digits match however they are grouped.
    getApplyQuickFilterFn: (search: string) =>
      digits(search) === '' ? null : (phone: string) => digits(phone).includes(digits(search)),
  },
  {
    field: 'born',
    headerName: 'Born',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => String(value),
    // A number column matches whole numbers only. Let "196" find 1969.
    getApplyQuickFilterFn: (search: string) => (year: number) => String(year).startsWith(search),
  },
  // The search does not look into notes.
  {field: 'note', headerName: 'Note', minWidth: 140, flex: 1, getApplyQuickFilterFn: () => null},
];
// #preview-end

export default function MatchYourWay() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} showToolbar label="Contacts" />
    </div>
  );
}
