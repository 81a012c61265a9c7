import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGridPremium, useGridApiRef, type GridColDef} from '@mui/x-data-grid-premium';
import {answerPrompt, bikes} from './promptService';

const columns: GridColDef[] = [
  {field: 'bike', headerName: 'Bike', minWidth: 110, flex: 1},
  {field: 'brand', headerName: 'Brand', width: 100},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 110},
];

export default function AssistantOutside() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  // #preview-start
  const ask = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const prompt = new FormData(event.currentTarget).get('prompt');
    if (typeof prompt !== 'string' || prompt.trim() === '') return;
    setMessage('Thinking …');
    const response = await apiRef.current?.aiAssistant.processPrompt(prompt);
    setMessage(response instanceof Error ? response.message : 'Done');
  };
  // #preview-end

  return (
    <Stack spacing={1}>
      <Stack component="form" direction="row" spacing={1} onSubmit={ask} sx={{pt: 1, height: 48}}>
        <TextField name="prompt" label="Ask" size="small" defaultValue="Bikes over 500" fullWidth />
        <Button type="submit">Send</Button>
      </Stack>
      <div role="status" style={{height: 44}}>
        {message}
      </div>
      <div style={{height: 320}}>
        <DataGridPremium
          apiRef={apiRef}
          rows={bikes}
          columns={columns}
          aiAssistant
          onPrompt={answerPrompt}
          aria-label="Bikes"
        />
      </div>
    </Stack>
  );
}
