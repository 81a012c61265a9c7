import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  gridVirtualizationSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const stops = ['Harbor', 'Market', 'Museum', 'Park', 'Station', 'Theater', 'Town hall', 'Zoo'];

// A bus every 12 minutes from 5:00 on, as minutes after midnight.
const rows = Array.from({length: 90}, (_, index) => ({id: index + 1, start: 300 + index * 12}));

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'id', headerName: 'Trip', type: 'number', width: 80},
  ...stops.map((stop, index): GridColDef<(typeof rows)[number]> => ({
    field: stop,
    width: 110,
    valueGetter: (_value, trip) => clock(trip.start + index * 4),
  })),
];

function RowCount() {
  const {renderContext} = useGridSelector(useGridApiContext(), gridVirtualizationSelector);
  const count = renderContext.lastRowIndex - renderContext.firstRowIndex;
  return <Box sx={{p: 1.5, borderTop: 1, borderColor: 'divider'}}>Rendered: {count} rows</Box>;
}

export default function BufferSize() {
  const [buffer, setBuffer] = React.useState(150);

  return (
    <div>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Row buffer"
        value={buffer}
        onChange={(_event, value: number | null) => setBuffer(value ?? buffer)}
        sx={{mb: 1, height: 40, '& button': {textTransform: 'none'}}}
      >
        <ToggleButton value={0}>0 px</ToggleButton>
        <ToggleButton value={150}>150 px</ToggleButton>
        <ToggleButton value={1000}>1000 px</ToggleButton>
      </ToggleButtonGroup>
      <div style={{height: 352}}>
        {/* #preview-start */}
        <DataGrid
          rows={rows}
          columns={columns}
          rowBufferPx={buffer}
          slots={{footer: RowCount}}
          label="Bus line 7"
        />
        {/* #preview-end */}
      </div>
    </div>
  );
}
