import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const orders = createOrders(2000);
const initialState = {pagination: {paginationModel: {pageSize: 25}}};

export default function LazyErrors() {
  const apiRef = useGridApiRef();
  const fails = React.useRef(false);
  // #preview-start
  const [failed, setFailed] = React.useState<GridGetRowsParams>();

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const answer = await overNetwork(() => readRows(orders, params), {fails: fails.current});
        setFailed(undefined);
        return answer;
      },
    }),
    [],
  );

  const retry = () => void apiRef.current?.dataSource.fetchRows(undefined, failed);
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 454}}>
      <FormControlLabel
        sx={{ml: 0}}
        label="The server fails"
        control={<Switch size="small" onChange={(_event, on) => (fails.current = on)} />}
      />
      {/* #preview-start */}
      <DataGridPro
        apiRef={apiRef}
        columns={orderColumns}
        dataSource={dataSource}
        lazyLoading
        onDataSourceError={(error) => {
          if (error instanceof GridGetRowsError) setFailed(error.params);
        }}
        initialState={initialState}
        label="Orders"
      />
      {failed && (
        <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
          Rows from {Number(failed.start) + 1} on could not be loaded.
        </Alert>
      )}
      {/* #preview-end */}
    </Stack>
  );
}
