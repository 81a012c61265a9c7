import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPro, useGridApiRef, type GridColDef} from '@mui/x-data-grid-pro';

const rows = Array.from({length: 120}, (_, index) => ({
  id: index + 1,
  time: `${String(8 + Math.floor(index / 12)).padStart(2, '0')}:${String((index % 12) * 5).padStart(2, '0')}`,
  message: index % 7 === 0 ? 'Valve opened' : 'Pressure normal',
}));

const columns: GridColDef[] = [
  {field: 'time', headerName: 'Time', width: 90},
  {field: 'message', headerName: 'Message', minWidth: 140, flex: 1},
];

export default function ScrollPosition() {
  // #preview-start
  const apiRef = useGridApiRef();
  const [isAtTop, setIsAtTop] = React.useState(true);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', ({top}) => {
        setIsAtTop(top === 0);
      }),
    [apiRef],
  );
  // #preview-end

  return (
    <div>
      <Stack direction="row" sx={{height: 44, alignItems: 'center'}}>
        <Button
          size="small"
          variant="outlined"
          disabled={isAtTop}
          onClick={() => apiRef.current?.scroll({top: 0})}
        >
          Back to the latest
        </Button>
      </Stack>
      <div style={{height: 318}}>
        <DataGridPro apiRef={apiRef} rows={rows} columns={columns} aria-label="Log of the pump" />
      </div>
    </div>
  );
}
