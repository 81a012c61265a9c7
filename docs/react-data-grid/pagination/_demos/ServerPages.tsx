import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef, type GridColDef, type GridDataSource} from '@mui/x-data-grid';
import {overNetwork, readRows} from '../../server-side-data/_demos/rowServer';

const places = ['Nairobi', 'Lagos', 'Cairo', 'Accra', 'Dakar'];

const shipments = Array.from({length: 42}, (_, index) => ({
  id: 2400 + index,
  place: places[index % places.length],
  crates: 3 + ((index * 7) % 20),
}));

/** The third page fails the first time. */
function createDataSource(): GridDataSource {
  let failures = 0;
  return {
    getRows: (params) => {
      const fails = params.paginationModel?.page === 2 && failures++ === 0;
      return overNetwork(() => readRows(shipments, params), {fails});
    },
  };
}

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Shipment', width: 110},
  {field: 'place', headerName: 'Destination', minWidth: 120, flex: 1},
  {field: 'crates', headerName: 'Crates', type: 'number', width: 100},
];

export default function ServerPages() {
  const apiRef = useGridApiRef();
  const [dataSource] = React.useState(createDataSource);
  const [error, setError] = React.useState('');

  const retry = () => {
    setError('');
    void apiRef.current?.dataSource.fetchRows();
  };

  return (
    <Stack spacing={1} sx={{height: 371}}>
      {/* #preview-start */}
      <DataGrid
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={({message}) => setError(message)}
        onPaginationModelChange={() => setError('')}
        initialState={{pagination: {paginationModel: {pageSize: 5}, rowCount: 0}}}
        pageSizeOptions={[5, 10]}
        disableColumnSorting
        disableColumnFilter
        label="Shipments"
      />
      {/* #preview-end */}
      {error && (
        <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
          {error}
        </Alert>
      )}
    </Stack>
  );
}
