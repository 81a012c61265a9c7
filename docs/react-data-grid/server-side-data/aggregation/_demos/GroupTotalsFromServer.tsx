import {DataGridPremium, type GridColDef, type GridDataSource} from '@mui/x-data-grid-premium';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const orders = createOrders();
const columns: GridColDef[] = [{field: 'country'}, {field: 'city'}, ...orderColumns];
const aggregationFunctions = {sum: {columnTypes: ['number']}, avg: {columnTypes: ['number']}};

// #preview-start
/** Typed as text; a number keeps the format of its column. */
const valueOf = (row: Record<string, string>, field: string) => row[field] ?? '';

const dataSource: GridDataSource = {
  // A group has its totals: {id: 'France', group: 'France', children: 2, total: 83214}
  getRows: (params) => overNetwork(() => readRows(orders, params)),
  getGroupKey: (row) => String(row.group ?? row.id),
  getChildrenCount: (row) => Number(row.children ?? 0),
  getAggregatedValue: valueOf,
};
// #preview-end

export default function GroupTotalsFromServer() {
  return (
    <div style={{height: 474}}>
      {/* #preview-start */}
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          rowGrouping: {model: ['country', 'city']},
          aggregation: {model: {total: 'sum'}},
          sorting: {sortModel: [{field: 'total', sort: 'desc'}]},
          columns: {columnVisibilityModel: {country: false, city: false, id: false}},
        }}
        groupingColDef={{headerName: 'Order', leafField: 'id'}}
        label="Orders by place"
      />
      {/* #preview-end */}
    </div>
  );
}
