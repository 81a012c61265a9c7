import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef, type GridPaginationModel} from '@mui/x-data-grid';

const places = ['Nairobi', 'Lagos', 'Cairo', 'Accra', 'Dakar'];
const shipments = Array.from({length: 42}, (_, index) => ({
  id: 2400 + index,
  place: places[index % places.length],
  crates: 3 + ((index * 7) % 20),
}));
type Shipment = (typeof shipments)[number];

/** Stands for your server: it takes half a second and a bit per page, and its third page fails the first time. */
async function fetchPage({page, pageSize}: GridPaginationModel, isRetry: boolean) {
  await new Promise((resolve) => setTimeout(resolve, 700));
  if (page === 2 && !isRetry) throw new Error('The server is busy.');
  return {rows: shipments.slice(page * pageSize, (page + 1) * pageSize), rowCount: shipments.length};
}

const columns: GridColDef<Shipment>[] = [
  {field: 'id', headerName: 'Shipment', width: 110, sortable: false, filterable: false},
  {field: 'place', headerName: 'Destination', minWidth: 120, flex: 1, sortable: false, filterable: false},
  {field: 'crates', headerName: 'Crates', type: 'number', width: 100, sortable: false, filterable: false},
];

export default function ServerPages() {
  // #preview-start
  const [request, setRequest] = React.useState({model: {page: 0, pageSize: 5}, isRetry: false});
  const [answer, setAnswer] = React.useState<{rows: Shipment[]; rowCount: number}>({rows: [], rowCount: 0});
  const [done, setDone] = React.useState<{request?: typeof request; error?: string}>({});

  React.useEffect(() => {
    let isCurrent = true;
    void fetchPage(request.model, request.isRetry).then(
      (next) => {
        if (!isCurrent) return;
        setAnswer(next);
        setDone({request});
      },
      // The old rows and the old number of rows stay.
      (error: Error) => {
        if (isCurrent) setDone({request, error: error.message});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [request]);

  const isLoading = done.request !== request;
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 371}}>
      {/* #preview-start */}
      <DataGrid
        rows={answer.rows}
        columns={columns}
        loading={isLoading}
        paginationMode="server"
        rowCount={answer.rowCount}
        paginationModel={request.model}
        onPaginationModelChange={(model) => setRequest({model, isRetry: false})}
        pageSizeOptions={[5, 10]}
        aria-label="Shipments"
      />
      {/* #preview-end */}
      {!isLoading && done.error && (
        <Alert
          severity="error"
          action={<Button onClick={() => setRequest({...request, isRetry: true})}>Try again</Button>}
        >
          {done.error}
        </Alert>
      )}
    </Stack>
  );
}
