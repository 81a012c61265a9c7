import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid, type GridColDef, type GridDataSource} from '@mui/x-data-grid';

const parcels = {
  Waiting: [
    {id: 'PK-41', city: 'Porto', kilos: 4.2},
    {id: 'PK-42', city: 'Gdańsk', kilos: 11.5},
    {id: 'PK-43', city: 'Bergen', kilos: 0.9},
  ],
  Sent: [{id: 'PK-38', city: 'Lyon', kilos: 7.3}],
  Lost: [],
};
const places = ['Waiting', 'Sent', 'Lost', 'Abroad'] as const;
type Place = (typeof places)[number];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Parcel', width: 90},
  {field: 'city', headerName: 'City', minWidth: 90, flex: 1},
  {field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 120},
];

/** Stands for your server: it answers after a moment and knows nothing of parcels abroad. */
async function fetchParcels(place: Place) {
  await new Promise((resolve) => setTimeout(resolve, 800));
  if (place === 'Abroad') throw new Error('The server has no parcels from abroad.');
  return {rows: parcels[place], rowCount: parcels[place].length};
}

export default function RowsFromServer() {
  const [place, setPlace] = React.useState<Place>('Waiting');
  const [error, setError] = React.useState('');

  // #preview-start
  const dataSource = React.useMemo<GridDataSource>(() => ({getRows: () => fetchParcels(place)}), [place]);
  // #preview-end

  const choose = (next: Place | null) => {
    if (next === null) return;
    setError('');
    setPlace(next);
  };

  return (
    <Stack spacing={1} sx={{height: 380}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={place}
        onChange={(_event, next: Place | null) => choose(next)}
        aria-label="Parcels"
      >
        {places.map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && <Alert severity="error">{error}</Alert>}
      {/* #preview-start */}
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={({message}) => setError(message)}
        label={`Parcels: ${place}`}
        hideFooter
      />
      {/* #preview-end */}
    </Stack>
  );
}
