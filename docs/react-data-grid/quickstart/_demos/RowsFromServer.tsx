import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid, type GridColDef, type GridDataSource} from '@mui/x-data-grid';
import {overNetwork, readRows} from '../../server-side-data/_demos/rowServer';

const cities = ['Porto', 'Gdańsk', 'Bergen', 'Lyon', 'Ghent'];
const parcels = Array.from({length: 23}, (_, index) => ({
  id: `PK-${index + 41}`,
  city: cities[(index * 3) % 5],
  kilos: 1 + ((index * 7) % 12),
}));

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Parcel', width: 100},
  {field: 'city', headerName: 'City', minWidth: 90, flex: 1},
  {field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 130},
];

export default function RowsFromServer() {
  const [isDown, setIsDown] = React.useState(false);
  const [error, setError] = React.useState('');

  // #preview-start
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      // In your app, fetch() the rows here.
      getRows: (params) => overNetwork(() => readRows(parcels, params), {fails: isDown}),
    }),
    [isDown],
  );
  // #preview-end

  const toggle = (_event: unknown, checked: boolean) => {
    setError('');
    setIsDown(checked);
  };

  return (
    <Stack spacing={1} sx={{height: 417}}>
      <FormControlLabel control={<Switch checked={isDown} onChange={toggle} />} label="Server is down" />
      {error && <Alert severity="error">{error}</Alert>}
      {/* #preview-start */}
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={({message}) => setError(message)}
        initialState={{pagination: {paginationModel: {pageSize: 5}, rowCount: 0}}}
        pageSizeOptions={[5, 10]}
        label="Parcels"
      />
      {/* #preview-end */}
    </Stack>
  );
}
