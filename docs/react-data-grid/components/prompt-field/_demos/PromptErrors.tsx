import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, ticket: 'Broken lamp', age: 3},
  {id: 2, ticket: 'Cold radiator', age: 9},
];

const columns: GridColDef[] = [
  {field: 'ticket', headerName: 'Ticket', minWidth: 130, flex: 1},
  {field: 'age', headerName: 'Age (days)', type: 'number', width: 120},
];

/** A service that is down. */
async function askService(_prompt: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  throw new Error('The service does not answer.');
}

const inputProps = {htmlInput: {'aria-label': 'Prompt'}};

// #preview-start
function TicketToolbar() {
  const [error, setError] = React.useState('');

  const ask = async (prompt: string) => {
    setError('');
    try {
      await askService(prompt);
    } catch (reason) {
      // Without this, the send button would stay disabled.
      setError(reason instanceof Error ? `${reason.message} You asked: ${prompt}` : 'Unknown error');
    }
  };

  return (
    <Toolbar style={{flex: 'none', flexWrap: 'wrap'}}>
      <PromptField onSubmit={ask} style={{display: 'flex', flex: 1, alignItems: 'center', gap: 8}}>
        <PromptFieldControl fullWidth size="small" slotProps={inputProps} placeholder="Ask for tickets" />
        <PromptFieldSend aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
      <Typography role="alert" color="error" variant="body2" sx={{width: '100%', px: 1}}>
        {error}
      </Typography>
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: TicketToolbar};

export default function PromptErrors() {
  return (
    <div style={{height: 269}}>
      <DataGridPremium rows={rows} columns={columns} slots={slots} showToolbar aria-label="Tickets" />
    </div>
  );
}
