import * as React from 'react';
import Alert, {type AlertColor} from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Room {
  id: string;
  guest: string;
  nights: number;
}

const initialRooms: Room[] = [
  {id: '101', guest: 'Amara Okafor', nights: 2},
  {id: '102', guest: 'Jonas Weber', nights: 5},
  {id: '201', guest: 'Mei Tanaka', nights: 1},
];

const columns: GridColDef<Room>[] = [
  {field: 'id', headerName: 'Room', width: 80},
  {field: 'guest', headerName: 'Guest', minWidth: 140, flex: 1, editable: true},
  {field: 'nights', headerName: 'Nights', type: 'number', width: 90, editable: true},
];

/** Stands for your server: it answers after a second, and refuses long stays. */
async function sendRoom(room: Room): Promise<Room> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  if (room.nights > 14) throw new Error('A stay has at most 14 nights.');
  return room;
}

export default function SaveEdits() {
  const [rooms, setRooms] = React.useState(initialRooms);
  const [message, setMessage] = React.useState('Change a number of nights. More than 14 are refused.');
  const [severity, setSeverity] = React.useState<AlertColor>('info');

  // #preview-start
  const saveRoom = async (edited: Room) => {
    setSeverity('info');
    setMessage(`Saving room ${edited.id} …`);
    const saved = await sendRoom(edited);
    setRooms((current) => current.map((room) => (room.id === saved.id ? saved : room)));
    setSeverity('success');
    setMessage(`Room ${saved.id} is saved.`);
    return saved;
  };

  const showError = (error: Error) => {
    setSeverity('error');
    setMessage(error.message);
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 324}}>
      <DataGrid
        rows={rooms}
        columns={columns}
        processRowUpdate={saveRoom}
        onProcessRowUpdateError={showError}
        aria-label="Hotel rooms"
      />
      <Alert severity={severity} role="status">
        {message}
      </Alert>
    </Stack>
  );
}
