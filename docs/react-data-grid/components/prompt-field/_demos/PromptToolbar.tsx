import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, wine: 'Riesling', country: 'Germany', price: 12},
  {id: 2, wine: 'Sherry', country: 'Spain', price: 18},
  {id: 3, wine: 'Chianti', country: 'Italy', price: 46},
];

const columns: GridColDef[] = [
  {field: 'wine', headerName: 'Wine', minWidth: 100, flex: 1},
  {field: 'country', headerName: 'Country', width: 110},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 110},
];

const inputProps = {htmlInput: {'aria-label': 'Prompt'}};

// #preview-start
/** Stands for a language model: finds a limit in “wines under 20”. */
async function readLimit(prompt: string) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return /\d+/.exec(prompt)?.[0];
}

function WineToolbar() {
  const apiRef = useGridApiContext();
  const [status, setStatus] = React.useState('Try: wines under 20');

  const ask = async (prompt: string) => {
    setStatus('Thinking …');
    const limit = await readLimit(prompt);
    apiRef.current.setFilterModel({
      items: limit ? [{field: 'price', operator: '<', value: Number(limit)}] : [],
    });
    setStatus(limit ? `Wines under ${limit} €` : `No price in “${prompt}”`);
  };

  return (
    <Toolbar>
      <PromptField onSubmit={ask} style={{display: 'flex', flex: 1, alignItems: 'center', gap: 8}}>
        <PromptFieldControl fullWidth size="small" slotProps={inputProps} placeholder={status} />
        <PromptFieldSend aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
        <span role="status" style={{position: 'absolute', clipPath: 'inset(50%)'}}>
          {status}
        </span>
      </PromptField>
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: WineToolbar};

export default function PromptToolbar() {
  return (
    <div style={{height: 319}}>
      <DataGridPremium rows={rows} columns={columns} slots={slots} showToolbar aria-label="Wines" />
    </div>
  );
}
