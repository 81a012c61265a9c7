import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import {DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef} from '@mui/x-data-grid';

interface Contact {
  id: number;
  name: string;
  city: string;
}

const contacts: Contact[] = [
  {id: 1, name: 'Marta Silva', city: 'Porto'},
  {id: 2, name: 'Jan Novak', city: 'Brno'},
  {id: 3, name: 'Mei Tanaka', city: 'Nara'},
];

export default function EditInDialog() {
  const [rows, setRows] = React.useState(contacts);
  // #preview-start
  const [draft, setDraft] = React.useState<Contact | null>(null);

  const columns = React.useMemo<GridColDef<Contact>[]>(
    () => [
      {field: 'name', headerName: 'Name', minWidth: 120, flex: 1},
      {field: 'city', headerName: 'City', width: 100},
      {
        field: 'actions',
        type: 'actions',
        width: 60,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<EditIcon />}
              label={`Edit ${params.row.name}`}
              onClick={() => setDraft(params.row)}
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    if (draft) setRows((current) => current.map((row) => (row.id === draft.id ? draft : row)));
    setDraft(null);
  };
  // #preview-end

  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Contacts" />
      <Dialog open={draft !== null} onClose={() => setDraft(null)} transitionDuration={0}>
        <form onSubmit={save}>
          <DialogTitle>Edit contact</DialogTitle>
          <DialogContent sx={{display: 'grid', gap: 2}}>
            {(['name', 'city'] as const).map((field) => (
              <TextField
                key={field}
                label={field === 'name' ? 'Name' : 'City'}
                value={draft?.[field] ?? ''}
                onChange={(event) => setDraft(draft && {...draft, [field]: event.target.value})}
                margin="dense"
                required
              />
            ))}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setDraft(null)}>Cancel</Button>
            <Button type="submit">Save</Button>
          </DialogActions>
        </form>
      </Dialog>
    </div>
  );
}
