import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPro, useGridApiRef, type GridDataSource, type GridGroupNode} from '@mui/x-data-grid-pro';
import {overNetwork, readTree} from '../../_demos/rowServer';
import {createStock, stockColumns, type StockItem} from '../../_demos/stock';

const stock = createStock();
const groupingColDef = {
  headerName: 'Item',
  width: 220,
  valueGetter: (_: never, item: StockItem) => item.name,
};
const dataSource: GridDataSource = {
  getRows: (params) => overNetwork(() => readTree(stock, params)),
  getGroupKey: (row) => String(row.id),
  getChildrenCount: (row) => Number(row.children),
};

export default function OpenCategories() {
  const apiRef = useGridApiRef();

  // #preview-start
  const [open] = React.useState({levels: 1});
  const isOpen = React.useCallback((node: GridGroupNode) => node.depth < open.levels, [open]);

  const openLevels = (levels: number) => {
    open.levels = levels;
    // isOpen decides about new rows, so the grid replaces all of them.
    void apiRef.current?.dataSource.fetchRows(undefined, {keepChildrenExpanded: false});
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 461}}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" onClick={() => openLevels(0)}>
          Close all
        </Button>
        <Button size="small" variant="outlined" onClick={() => openLevels(1)}>
          One level
        </Button>
        <Button size="small" variant="outlined" onClick={() => openLevels(Infinity)}>
          Open all
        </Button>
      </Stack>
      {/* #preview-start */}
      <DataGridPro
        apiRef={apiRef}
        treeData
        columns={stockColumns}
        dataSource={dataSource}
        isGroupExpandedByDefault={isOpen}
        groupingColDef={groupingColDef}
        label="Stock"
      />
      {/* #preview-end */}
    </Stack>
  );
}
