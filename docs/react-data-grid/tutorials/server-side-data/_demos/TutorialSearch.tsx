import {DataGrid, type GridDataSource, type GridInitialState} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../../server-side-data/_demos/orders';
import {overNetwork, readRows} from '../../../server-side-data/_demos/rowServer';

const orders = createOrders();
const dataSource: GridDataSource = {
  getRows: (params) => overNetwork(() => readRows(orders, params)),
};

// #preview-start
const initialState: GridInitialState = {
  pagination: {paginationModel: {pageSize: 5}, rowCount: 0},
  sorting: {sortModel: [{field: 'ordered', sort: 'desc'}]},
  filter: {filterModel: {items: [{field: 'status', operator: 'not', value: 'returned'}]}},
};
// #preview-end

export default function TutorialSearch() {
  return (
    <div style={{height: 423}}>
      {/* #preview-start */}
      <DataGrid
        columns={orderColumns}
        dataSource={dataSource}
        initialState={initialState}
        pageSizeOptions={[5, 10, 25]}
        showToolbar
        filterDebounceMs={400}
        label="Orders"
      />
      {/* #preview-end */}
    </div>
  );
}
