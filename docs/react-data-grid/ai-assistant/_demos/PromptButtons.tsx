import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPremium, useGridApiRef} from '@mui/x-data-grid-premium';
import {answer, tripColumns, trips} from './promptServer';

const prompts = ['The top two most expensive trips', 'Cost per country', 'Make me a sandwich'];

export default function PromptButtons() {
  // #preview-start
  const apiRef = useGridApiRef();
  const [status, setStatus] = React.useState('Choose a prompt.');

  const ask = async (prompt: string) => {
    setStatus(`Asking: ${prompt}`);
    const result = await apiRef.current?.aiAssistant.processPrompt(prompt);
    // The promise never rejects: it resolves with the error.
    setStatus(result instanceof Error ? result.message : `Done: ${prompt}`);
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 504}}>
      <Stack direction="row" spacing={1} useFlexGap sx={{flexWrap: 'wrap'}}>
        {prompts.map((prompt) => (
          <Button key={prompt} size="small" variant="outlined" onClick={() => ask(prompt)}>
            {prompt}
          </Button>
        ))}
      </Stack>
      <DataGridPremium
        apiRef={apiRef}
        rows={trips}
        columns={tripColumns}
        aiAssistant
        onPrompt={answer}
        checkboxSelection
        hideFooter
        label="Business trips"
      />
      <Alert severity="info" role="status">
        {status}
      </Alert>
    </Stack>
  );
}
