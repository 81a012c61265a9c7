import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGridPremium, useGridApiRef, type GridColDef} from '@mui/x-data-grid-premium';
import {answer, trips, type Trip} from './promptServer';

const columns: GridColDef<Trip>[] = [
  {field: 'city', headerName: 'City', minWidth: 110, flex: 1, examples: ['Paris', 'Rome']},
  {field: 'cost', headerName: 'Cost (€)', type: 'number', width: 110, description: 'Total in euros'},
];

export default function WhatIsSent() {
  const apiRef = useGridApiRef();
  const [sampling, setSampling] = React.useState(false);
  const [sent, setSent] = React.useState('');

  // #preview-start
  const ask = (prompt: string, context: string, conversationId?: string) => {
    const parsedContext: unknown = JSON.parse(context);
    setSent(JSON.stringify({prompt, context: parsedContext, conversationId}, null, 1));
    return answer(prompt, context, conversationId);
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 560}}>
      <Stack direction="row" spacing={2}>
        <Button onClick={() => apiRef.current?.aiAssistant.processPrompt('Most expensive first')}>
          Most expensive first
        </Button>
        <FormControlLabel
          control={<Switch checked={sampling} onChange={(event) => setSampling(event.target.checked)} />}
          label="Data sampling"
        />
      </Stack>
      <Box sx={{height: 266}}>
        <DataGridPremium
          apiRef={apiRef}
          rows={trips}
          columns={columns}
          aiAssistant
          onPrompt={ask}
          allowAiAssistantDataSampling={sampling}
          hideFooter
          label="Trips"
        />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="What is sent"
        sx={{flex: 1, overflow: 'auto', m: 0, fontSize: 12}}
      >
        {sent || 'Press the button to see what is sent.'}
      </Box>
    </Stack>
  );
}
