import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiRef, type GridFilterModel} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../../server-side-data/_demos/orders';
import {overNetwork, readRows} from '../../../server-side-data/_demos/rowServer';

const orders = createOrders();
const noFilter: GridFilterModel = {items: []};

const fetchOrders = (filterModel: GridFilterModel) => overNetwork(() => readRows(orders, {filterModel}));
type Answer = Partial<Awaited<ReturnType<typeof fetchOrders>>> & {model?: GridFilterModel};

export default function FilterOnClose() {
  const apiRef = useGridApiRef();
  // #preview-start
  const [draft, setDraft] = React.useState(noFilter);
  const [applied, setApplied] = React.useState(noFilter);
  // #preview-end
  const [answer, setAnswer] = React.useState<Answer>({});
  const [requests, setRequests] = React.useState(0);

  React.useEffect(() => {
    let isCurrent = true;
    setRequests((count) => count + 1);
    void fetchOrders(applied).then((next) => {
      if (isCurrent) setAnswer({...next, model: applied});
    });
    return () => {
      isCurrent = false;
    };
  }, [applied]);

  return (
    <Stack spacing={1} sx={{height: 440}}>
      <Typography role="status">Requests: {requests}</Typography>
      {/* #preview-start */}
      <DataGrid
        apiRef={apiRef}
        rows={answer.rows}
        columns={orderColumns}
        loading={answer.model !== applied}
        filterMode="server"
        filterModel={draft}
        onFilterModelChange={(model) => {
          setDraft(model);
          if (!apiRef.current?.state.preferencePanel.open) setApplied(model);
        }}
        onPreferencePanelClose={() => setApplied(draft)}
        showToolbar
        slotProps={{toolbar: {showQuickFilter: false}}}
        initialState={{pagination: {paginationModel: {pageSize: 5}}}}
        pageSizeOptions={[5]}
        label="Orders"
      />
      {/* #preview-end */}
    </Stack>
  );
}
