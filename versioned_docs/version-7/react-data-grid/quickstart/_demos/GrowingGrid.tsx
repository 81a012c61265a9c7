import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const stations = [
  'Basel',
  'Olten',
  'Bern',
  'Thun',
  'Spiez',
  'Visp',
  'Brig',
  'Domodossola',
  'Stresa',
  'Milano',
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Stop', width: 80},
  {field: 'station', headerName: 'Station', minWidth: 140, flex: 1},
];

export default function GrowingGrid() {
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(
    () => stations.slice(0, count).map((station, index) => ({id: index + 1, station})),
    [count],
  );

  return (
    <div>
      <Button onClick={() => setCount(count + 1)} disabled={count === stations.length}>
        Add a stop
      </Button>
      <Button onClick={() => setCount(count - 1)} disabled={count === 1}>
        Remove a stop
      </Button>
      {/* #preview-start */}
      <div style={{display: 'flex', flexDirection: 'column', maxHeight: 360}}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Stops of the train" />
      </div>
      {/* #preview-end */}
    </div>
  );
}
