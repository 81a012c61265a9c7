import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {DataGridPro, type GridColDef, type GridListViewColDef} from '@mui/x-data-grid-pro';

interface Contact {
  id: number;
  name: string;
  role: string;
  city: string;
}

const rows: Contact[] = [
  {id: 1, name: 'Anna Rossi', role: 'Architect', city: 'Lyon'},
  {id: 2, name: 'Jonas Berg', role: 'Surveyor', city: 'Oslo'},
  {id: 3, name: 'Maria Silva', role: 'Engineer', city: 'Porto'},
];

const columns: GridColDef<Contact>[] = [
  {field: 'name', headerName: 'Name', width: 160},
  {field: 'role', headerName: 'Role', width: 120},
  {field: 'city', headerName: 'City', width: 120},
];

// #preview-start
const listViewColumn: GridListViewColDef<Contact> = {
  field: 'card',
  display: 'flex',
  renderCell: ({row}) => (
    <Box sx={{lineHeight: 1.4}}>
      <Typography sx={{fontWeight: 500}}>{row.name}</Typography>
      <Typography variant="body2" sx={{color: 'text.secondary'}}>
        {row.role}, {row.city}
      </Typography>
    </Box>
  ),
};

export default function ContactList() {
  return (
    <div style={{height: 298}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={64}
        showToolbar
        label="Contacts"
      />
    </div>
  );
}
// #preview-end
