import {DataGrid, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../../server-side-data/_demos/orders';
import {overNetwork, readRows} from '../../../server-side-data/_demos/rowServer';

const orders = createOrders();
const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};

// #preview-start
const dataSource: GridDataSource = {
  getRows: (params) => overNetwork(() => readRows(orders, params)),
};
// #preview-end

export default function TutorialSource() {
  return (
    <div style={{height: 371}}>
      {/* #preview-start */}
      <DataGrid
        columns={orderColumns}
        dataSource={dataSource}
        initialState={initialState}
        pageSizeOptions={[5, 10, 25]}
        label="Orders"
      />
      {/* #preview-end */}
    </div>
  );
}
