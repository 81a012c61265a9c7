import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPremium, useGridApiRef, type GridColDef, type GridGroupNode} from '@mui/x-data-grid-premium';

interface Talk {
  id: number;
  day: 'Thursday' | 'Friday';
  room: string;
  talk: string;
}

const rows: Talk[] = [
  {id: 1, day: 'Thursday', room: 'Atrium', talk: 'Opening'},
  {id: 2, day: 'Thursday', room: 'Library', talk: 'Maps without tiles'},
  {id: 3, day: 'Thursday', room: 'Atrium', talk: 'Fonts for dashboards'},
  {id: 4, day: 'Friday', room: 'Library', talk: 'Tables that scale'},
  {id: 5, day: 'Friday', room: 'Atrium', talk: 'Closing'},
];

const columns: GridColDef<Talk>[] = [
  {field: 'day', headerName: 'Day', width: 110},
  {field: 'room', headerName: 'Room', width: 110},
  {field: 'talk', headerName: 'Talk', minWidth: 160, flex: 1},
];

// #preview-start
/** Opens Friday, but not the rooms in it. */
const isFriday = (group: GridGroupNode) => group.groupingKey === 'Friday';

export default function ExpandGroups() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{height: 415}}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => apiRef.current?.expandAllRows()}>Expand all</Button>
        <Button onClick={() => apiRef.current?.collapseAllRows()}>Collapse all</Button>
      </Stack>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{rowGrouping: {model: ['day', 'room']}}}
        isGroupExpandedByDefault={isFriday}
        label="Talks by day and room"
      />
    </Stack>
  );
}
// #preview-end
