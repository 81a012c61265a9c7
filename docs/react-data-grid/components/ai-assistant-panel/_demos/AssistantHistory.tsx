import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type Conversation,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {answerPrompt, bikes} from './promptService';

const columns: GridColDef[] = [
  {field: 'bike', headerName: 'Bike', minWidth: 110, flex: 1},
  {field: 'brand', headerName: 'Brand', width: 100},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 110},
];

const slots = {aiAssistantPanel: GridAiAssistantPanel};

export default function AssistantHistory() {
  // #preview-start
  const [conversations, setConversations] = React.useState<Conversation[]>([]);
  const prompts = conversations.flatMap((conversation) => conversation.prompts);
  const isPending = prompts.some(({variant}) => variant === 'processing');

  return (
    <div>
      <div style={{height: 48, display: 'flex', alignItems: 'center', gap: 16}}>
        <span role="status">{`${prompts.length} prompts`}</span>
        <Button disabled={isPending || prompts.length === 0} onClick={() => setConversations([])}>
          Forget
        </Button>
      </div>
      <div style={{height: 370}}>
        <DataGridPremium
          rows={bikes}
          columns={columns}
          aiAssistant
          onPrompt={answerPrompt}
          aiAssistantConversations={conversations}
          onAiAssistantConversationsChange={setConversations}
          slots={slots}
          label="Bikes"
          showToolbar
        />
      </div>
    </div>
  );
  // #preview-end
}
