import * as React from 'react';
import MicIcon from '@mui/icons-material/Mic';
import SendIcon from '@mui/icons-material/Send';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, room: 'Attic', celsius: 26},
  {id: 2, room: 'Cellar', celsius: 14},
];

const columns: GridColDef[] = [
  {field: 'room', headerName: 'Room', minWidth: 110, flex: 1},
  {field: 'celsius', headerName: '°C', type: 'number', width: 90},
];

const inputProps = {htmlInput: {'aria-label': 'Prompt'}};

// #preview-start
function RoomToolbar() {
  const [message, setMessage] = React.useState('Say or type something.');

  return (
    <Toolbar style={{flex: 'none', flexWrap: 'wrap'}}>
      <PromptField
        lang="en-US"
        onSubmit={(prompt) => {
          // After an error or silence, the prompt is empty.
          if (prompt !== '') setMessage(`You asked: ${prompt}`);
        }}
        onRecordError={() => setMessage('The microphone cannot be used.')}
        style={{display: 'flex', flex: 1, alignItems: 'center', gap: 8}}
      >
        {IS_SPEECH_RECOGNITION_SUPPORTED ? (
          <PromptFieldRecord className={({recording}) => (recording ? 'recording' : '')} aria-label="Speak">
            <MicIcon fontSize="small" />
          </PromptFieldRecord>
        ) : null}
        <PromptFieldControl fullWidth size="small" slotProps={inputProps} />
        <PromptFieldSend aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
      <Typography role="status" variant="body2" sx={{width: '100%', px: 1}}>
        {message}
      </Typography>
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: RoomToolbar};
const styles = {'& .recording': {color: 'error.main'}};

export default function PromptVoice() {
  return (
    <div style={{height: 290}}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        sx={styles}
        aria-label="Rooms"
      />
    </div>
  );
}
