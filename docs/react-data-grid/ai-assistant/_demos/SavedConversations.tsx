import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPremium, GridAiAssistantPanel, type Conversation} from '@mui/x-data-grid-premium';
import {answer, tripColumns, trips} from './promptServer';

const earlier: Conversation[] = [
  {
    id: 'conversation-7',
    title: 'Trips by train',
    prompts: [{value: 'Trips by train', createdAt: new Date(2026, 10, 20, 9, 30), variant: 'success'}],
  },
];

const slots = {aiAssistantPanel: GridAiAssistantPanel};

export default function SavedConversations() {
  // #preview-start
  const [conversations, setConversations] = React.useState(earlier);
  const prompts = conversations.flatMap((conversation) => conversation.prompts);
  const isPending = prompts.some(({variant}) => variant === 'processing');

  return (
    <Stack spacing={1} sx={{height: 519}}>
      <Stack direction="row" spacing={2} sx={{alignItems: 'center'}}>
        <Button variant="outlined" disabled={isPending} onClick={() => setConversations([])}>
          Delete the history
        </Button>
        <Typography role="status">Prompts: {prompts.length}</Typography>
      </Stack>
      <DataGridPremium
        rows={trips}
        columns={tripColumns}
        aiAssistant
        slots={slots}
        onPrompt={answer}
        aiAssistantConversations={conversations}
        onAiAssistantConversationsChange={setConversations}
        showToolbar
        label="Business trips"
      />
    </Stack>
  );
  // #preview-end
}
