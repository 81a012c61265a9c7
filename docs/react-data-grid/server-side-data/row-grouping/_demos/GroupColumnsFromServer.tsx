import {DataGridPremium, type GridColDef, type GridDataSource} from '@mui/x-data-grid-premium';
import {createOrders, orderColumns} from '../../_demos/orders';
import {overNetwork, readRows} from '../../_demos/rowServer';

const orders = createOrders();
const dataSource: GridDataSource = {
  getRows: (params) => overNetwork(() => readRows(orders, params)),
  getGroupKey: (row) => String(row.group ?? row.id),
  getChildrenCount: (row) => Number(row.children ?? 0),
};

// #preview-start
const columns: GridColDef[] = [
  // Also formats the keys of groups.
  {field: 'country', headerName: 'Country', valueFormatter: (name?: string) => name?.toUpperCase()},
  {field: 'city', headerName: 'City'},
  ...orderColumns,
];
// #preview-end

export default function GroupColumnsFromServer() {
  return (
    <div style={{height: 422}}>
      {/* #preview-start */}
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        rowGroupingColumnMode="multiple"
        groupingColDef={{hideDescendantCount: true, width: 140}}
        initialState={{
          rowGrouping: {model: ['country', 'city']},
          columns: {columnVisibilityModel: {country: false, city: false, id: false}},
        }}
        label="Orders with a column for each level"
      />
      {/* #preview-end */}
    </div>
  );
}
