import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPremium, type GridColDef, type GridDataSource} from '@mui/x-data-grid-premium';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const columns: GridColDef[] = [{field: 'country'}, ...orderColumns];
const initialState = {
  rowGrouping: {model: ['country']},
  aggregation: {model: {total: 'sum'}},
  columns: {columnVisibilityModel: {country: false, id: false}},
};
const aggregationFunctions = {sum: {columnTypes: ['number']}};
const groupingColDef = {headerName: 'Order', leafField: 'id'};
const isBrazil = ({groupingKey}: {groupingKey: unknown}) => groupingKey === 'Brazil';
const valueOf = (row: Record<string, string>, field: string) => row[field] ?? '';

export default function EditWithTotals() {
  const [requests, setRequests] = React.useState(0);

  // #preview-start
  const dataSource = React.useMemo<GridDataSource>(() => {
    let orders = createOrders(40);
    return {
      getRows: (params) => {
        setRequests((count) => count + 1);
        return overNetwork(() => readRows(orders, params));
      },
      updateRow: ({rowId, updatedRow}) =>
        overNetwork(() => {
          orders = orders.map((order) => (order.id === rowId ? {...order, ...updatedRow} : order));
          return updatedRow;
        }),
      getGroupKey: (row) => String(row.group ?? row.id),
      getChildrenCount: (row) => Number(row.children ?? 0),
      getAggregatedValue: valueOf,
    };
  }, []);
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 506}}>
      <Typography role="status">Requests for rows: {requests}</Typography>
      {/* #preview-start */}
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isBrazil}
        label="Orders by country"
      />
      {/* #preview-end */}
    </Stack>
  );
}
