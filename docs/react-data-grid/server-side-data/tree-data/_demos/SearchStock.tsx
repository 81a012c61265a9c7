import {
  DataGridPro,
  getGridStringOperators,
  type GridDataSource,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';
import {overNetwork, readTree} from '../../_demos/rowServer';
import {createStock, stockColumns, type StockItem} from '../../_demos/stock';

const stock = createStock();
const dataSource: GridDataSource = {
  getRows: (params) => overNetwork(() => readTree(stock, params)),
  getGroupKey: (row) => String(row.id),
  getChildrenCount: (row) => Number(row.children),
};

// #preview-start
const groupingColDef: GridGroupingColDefOverride<StockItem> = {
  headerName: 'Item',
  width: 220,
  valueGetter: (_value, item) => item.name,
  // Off by default in this column.
  sortable: true,
  filterable: true,
  filterOperators: getGridStringOperators(),
};
// #preview-end

export default function SearchStock() {
  return (
    <div style={{height: 474}}>
      {/* #preview-start */}
      <DataGridPro
        treeData
        columns={stockColumns}
        dataSource={dataSource}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        showToolbar
        label="Stock"
      />
      {/* #preview-end */}
    </div>
  );
}
