import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import {DataGrid, GridEditInputCell, type GridColDef, type GridRenderEditCellParams} from '@mui/x-data-grid';

interface Account {
  id: number;
  person: string;
  email: string;
}

const accounts: Account[] = [
  {id: 1, person: 'Ines Moreau', email: 'ines@example.org'},
  {id: 2, person: 'Tomas Ruiz', email: 'tomas@example.org'},
];

/** Stands for your server: addresses are unique. */
async function putAccount(account: Account): Promise<Account> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const isTaken = accounts.some(({id, email}) => id !== account.id && email === account.email);
  if (isTaken) throw new Error('This address is taken.');
  return account;
}

// #preview-start
/** What the server rejected, by row id. */
const EmailErrors = React.createContext<Readonly<Record<number, string>>>({});

function EmailEditor(params: GridRenderEditCellParams<Account>) {
  const error = React.useContext(EmailErrors)[params.row.id];
  return (
    <Tooltip open={Boolean(error)} title={error ?? ''} placement="bottom-start">
      <div>
        <GridEditInputCell {...params} error={Boolean(error)} />
      </div>
    </Tooltip>
  );
}
// #preview-end

const columns: GridColDef<Account>[] = [
  {field: 'person', headerName: 'Person', minWidth: 120, flex: 1},
  {
    field: 'email',
    headerName: 'Email',
    minWidth: 170,
    flex: 1,
    editable: true,
    renderEditCell: (params) => <EmailEditor {...params} />,
  },
];

export default function FieldErrors() {
  const [rows, setRows] = React.useState(accounts);
  const [errors, setErrors] = React.useState<Readonly<Record<number, string>>>({});

  const save = async (edited: Account) => {
    try {
      const saved = await putAccount(edited);
      setErrors({});
      setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
      return saved;
    } catch (error) {
      setErrors({[edited.id]: error instanceof Error ? error.message : 'Not saved.'});
      throw error;
    }
  };

  return (
    <EmailErrors.Provider value={errors}>
      <div style={{height: 267}}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          onProcessRowUpdateError={() => undefined}
          onCellModesModelChange={(model) => Object.keys(model).length === 0 && setErrors({})}
          label="Accounts"
        />
      </div>
    </EmailErrors.Provider>
  );
}
