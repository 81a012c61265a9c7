import {DataGridPremium, type GridColDef, type GridDataSource} from '@mui/x-data-grid-premium';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

// #preview-start
const orders = createOrders();

const dataSource: GridDataSource = {
  // In your app, fetch() the groups or rows of one level here.
  getRows: (params) => overNetwork(() => readRows(orders, params)),
  getGroupKey: (row) => String(row.group ?? row.id),
  getChildrenCount: (row) => Number(row.children ?? 0),
};
// #preview-end

const columns: GridColDef[] = [{field: 'country'}, {field: 'city'}, ...orderColumns];
const hidden = {country: false, city: false, id: false};

export default function GroupsFromServer() {
  return (
    <div style={{height: 422}}>
      {/* #preview-start */}
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        initialState={{
          rowGrouping: {model: ['country', 'city']},
          columns: {columnVisibilityModel: hidden},
        }}
        groupingColDef={{headerName: 'Order', leafField: 'id'}}
        label="Orders by place"
      />
      {/* #preview-end */}
    </div>
  );
}
