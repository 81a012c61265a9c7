import Link from '@mui/material/Link';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Contact {
  id: number;
  name: string;
  mail: string;
  phone: string;
}

const rows: Contact[] = [
  {id: 1, name: 'Harbor office', mail: 'harbor@example.org', phone: '+1 555 0110'},
  {id: 2, name: 'Tourist office', mail: 'visit@example.org', phone: '+1 555 0147'},
  {id: 3, name: 'Lost and found', mail: 'lost@example.org', phone: '+1 555 0162'},
];

// #preview-start
const columns: GridColDef<Contact>[] = [
  {field: 'name', headerName: 'Office', minWidth: 120, flex: 1},
  {
    field: 'mail',
    headerName: 'Mail',
    width: 170,
    renderCell: ({row, tabIndex}) => (
      <Link href={`mailto:${row.mail}`} tabIndex={tabIndex}>
        {row.mail}
      </Link>
    ),
  },
  {
    field: 'phone',
    headerName: 'Phone',
    width: 130,
    renderCell: ({row, tabIndex}) => (
      <Link href={`tel:${row.phone.replaceAll(' ', '')}`} tabIndex={tabIndex}>
        {row.phone}
      </Link>
    ),
  },
];
// #preview-end

export default function CellsLink() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} aria-label="Contacts" />
    </div>
  );
}
