import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilterModelSelector,
  gridSortModelSelector,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../server-side-data/_demos/orders';
import {overNetwork, readRows, type RowQuery} from '../../server-side-data/_demos/rowServer';

const orders = createOrders();
const dataSource: GridDataSource = {
  getRows: (params) => overNetwork(() => readRows(orders, params)),
};
const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};

/** Stands for your server, which writes the file from all rows that match. */
async function fetchCsv(query: RowQuery): Promise<string> {
  const {rows} = await overNetwork(() => readRows(orders, query));
  return rows.map((row) => Object.values(row).join(',')).join('\r\n');
}

function download(text: string, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'text/csv'}));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export default function ExportFromServer() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  // #preview-start
  const exportAll = async () => {
    setMessage('Exporting …');
    try {
      const csv = await fetchCsv({
        filterModel: gridFilterModelSelector(apiRef),
        sortModel: gridSortModelSelector(apiRef),
      });
      download(csv, 'orders.csv');
      setMessage(`${csv.split('\n').length} orders exported.`);
    } catch {
      setMessage('The export failed.');
    }
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 468}}>
      <Stack direction="row" sx={{gap: 2, alignItems: 'center'}}>
        <Button variant="outlined" onClick={() => void exportAll()}>
          Export all orders
        </Button>
        <Typography role="status">{message}</Typography>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        columns={orderColumns}
        dataSource={dataSource}
        initialState={initialState}
        pageSizeOptions={[5]}
        label="Orders"
      />
    </Stack>
  );
}
