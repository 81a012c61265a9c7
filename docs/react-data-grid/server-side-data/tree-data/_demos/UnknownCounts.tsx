import {DataGridPro, type GridDataSource} from '@mui/x-data-grid-pro';
import {overNetwork, readTree} from '../../_demos/rowServer';
import {createStock, stockColumns, type StockItem} from '../../_demos/stock';

const stock = createStock();
const groupingColDef = {
  headerName: 'Item',
  width: 220,
  valueGetter: (_: never, item: StockItem) => item.name,
};

// #preview-start
const dataSource: GridDataSource = {
  getRows: (params) => overNetwork(() => readTree(stock, params)),
  getGroupKey: (row) => String(row.id),
  // The server only knows whether there are children.
  getChildrenCount: (row) => (row.children ? -1 : 0),
};
// #preview-end

export default function UnknownCounts() {
  return (
    <div style={{height: 422}}>
      <DataGridPro
        treeData
        columns={stockColumns}
        dataSource={dataSource}
        groupingColDef={groupingColDef}
        label="Stock"
      />
    </div>
  );
}
