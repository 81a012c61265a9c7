import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  gridDataRowIdsSelector,
  gridRowNodeSelector,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import {overNetwork, readTree} from '../../_demos/rowServer';
import {createStock, stockColumns, type StockItem} from '../../_demos/stock';

const groupingColDef = {
  headerName: 'Item',
  width: 220,
  valueGetter: (_: never, item: StockItem) => item.name,
};

export default function RefreshCategory() {
  const apiRef = useGridApiRef();
  const [database] = React.useState(() => ({stock: createStock()}));

  const dataSource = React.useMemo<GridDataSource>(() => {
    return {
      getRows: (params) => overNetwork(() => readTree(database.stock, params)),
      getGroupKey: (row) => String(row.id),
      getChildrenCount: (row) => Number(row.children),
    };
  }, [database]);

  // #preview-start
  const refresh = async () => {
    const api = apiRef.current;
    if (!api) return;
    const expanded = gridDataRowIdsSelector(apiRef).filter((id) => {
      const node = gridRowNodeSelector(apiRef, id);
      return node?.type === 'group' && node.childrenExpanded;
    });
    api.dataSource.cache.clear();
    // The top level first, then the children of each expanded row.
    await api.dataSource.fetchRows();
    for (const id of expanded) void api.dataSource.fetchRows(id);
  };
  // #preview-end

  const deliver = async () => {
    await overNetwork(() => {
      database.stock = database.stock.map((item) => ({...item, units: item.units * 2}));
    });
    await refresh();
  };

  return (
    <Stack spacing={1} sx={{height: 461}}>
      <Button size="small" variant="outlined" sx={{alignSelf: 'flex-start'}} onClick={() => void deliver()}>
        Double the stock
      </Button>
      <DataGridPro
        apiRef={apiRef}
        treeData
        columns={stockColumns}
        dataSource={dataSource}
        groupingColDef={groupingColDef}
        label="Stock"
      />
    </Stack>
  );
}
