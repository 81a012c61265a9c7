import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGridPro, useGridApiRef, type GridColDef} from '@mui/x-data-grid-pro';

const rows = ['Coffee', 'Cocoa', 'Sugar', 'Cotton'].map((good, index) => ({
  id: good,
  price: 90 + index * 25,
  updates: 0,
}));

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Good', minWidth: 100, flex: 1},
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => value.toFixed(2),
  },
  {field: 'updates', headerName: 'Messages', type: 'number', width: 120},
];

export default function LivePrices() {
  const apiRef = useGridApiRef();
  const [isLive, setIsLive] = React.useState(false);

  React.useEffect(() => {
    if (!isLive) return undefined;
    let tick = 0;
    const latest = rows.map((row) => ({...row}));
    // Stands for a socket: a message every 20 ms.
    const timer = setInterval(() => {
      const row = latest[tick % latest.length];
      tick += 1;
      if (!row) return;
      row.price += Math.sin(tick) / 2;
      row.updates += 1;
      apiRef.current?.updateRows([{...row}]);
    }, 20);
    return () => clearInterval(timer);
  }, [apiRef, isLive]);

  return (
    <Stack sx={{height: 356}}>
      <FormControlLabel
        control={<Switch checked={isLive} onChange={(event) => setIsLive(event.target.checked)} />}
        label="50 messages a second"
      />
      {/* #preview-start */}
      <DataGridPro apiRef={apiRef} rows={rows} columns={columns} throttleRowsMs={500} label="Prices" />
      {/* #preview-end */}
    </Stack>
  );
}
