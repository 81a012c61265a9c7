import {DataGridPro, type GridDataSource, type GridGroupingColDefOverride} from '@mui/x-data-grid-pro';
import {overNetwork, readTree} from '../../_demos/rowServer';
import {createStock, stockColumns, type StockItem} from '../../_demos/stock';

// #preview-start
const stock = createStock();

const dataSource: GridDataSource = {
  // In your app, fetch() the children of the row with the key groupKeys.at(-1) here.
  getRows: (params) => overNetwork(() => readTree(stock, params)),
  getGroupKey: (row) => String(row.id),
  getChildrenCount: (row) => Number(row.children),
};

const groupingColDef: GridGroupingColDefOverride<StockItem> = {
  headerName: 'Item',
  width: 220,
  // The keys are ids; the column shows names.
  valueGetter: (_value, item) => item.name,
};
// #preview-end

export default function StockTree() {
  return (
    <div style={{height: 422}}>
      {/* #preview-start */}
      <DataGridPro
        treeData
        columns={stockColumns}
        dataSource={dataSource}
        groupingColDef={groupingColDef}
        label="Stock"
      />
      {/* #preview-end */}
    </div>
  );
}
