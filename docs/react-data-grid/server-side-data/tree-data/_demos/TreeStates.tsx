import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import {overNetwork, readTree} from '../../_demos/rowServer';
import {createStock, stockColumns, type StockItem} from '../../_demos/stock';

const stock = createStock();
const groupingColDef = {
  headerName: 'Item',
  width: 220,
  valueGetter: (_: never, item: StockItem) => item.name,
};
const switches = {slow: 'Slow', fails: 'Fails', empty: 'No stock'};

export default function TreeStates() {
  const apiRef = useGridApiRef();
  const [network] = React.useState({slow: false, fails: false, empty: false});
  // #preview-start
  const [failed, setFailed] = React.useState<GridGetRowsError<GridGetRowsParams>>();

  const dataSource = React.useMemo<GridDataSource>(() => {
    return {
      getRows: (params) => {
        const {slow, fails, empty} = network;
        setFailed(undefined);
        return overNetwork(() => readTree(empty ? [] : stock, params), {delay: slow ? 4000 : 600, fails});
      },
      getGroupKey: (row) => String(row.id),
      getChildrenCount: (row) => Number(row.children),
    };
  }, [network]);

  // The keys are ids here: the last one is the row to expand. At the top, there is none.
  const id = Number(failed?.params.groupKeys?.at(-1)) || undefined;
  const retry = () => void apiRef.current?.dataSource.fetchRows(id);
  // #preview-end

  const refetch = () => void apiRef.current?.dataSource.fetchRows(undefined, {skipCache: true});
  return (
    <Stack spacing={1} sx={{height: 467}}>
      <FormGroup row>
        {(['slow', 'fails', 'empty'] as const).map((name) => (
          <FormControlLabel
            key={name}
            sx={{ml: 0}}
            label={switches[name]}
            control={<Switch size="small" onChange={(_event, on) => (network[name] = on)} />}
          />
        ))}
        <Button onClick={refetch}>Fetch again</Button>
      </FormGroup>
      {/* #preview-start */}
      <DataGridPro
        apiRef={apiRef}
        treeData
        columns={stockColumns}
        dataSource={dataSource}
        dataSourceCache={null}
        onDataSourceError={(error) => {
          if (error instanceof GridGetRowsError) setFailed(error);
        }}
        groupingColDef={groupingColDef}
        label="Stock"
      />
      {failed && (
        <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
          {failed.message}
        </Alert>
      )}
      {/* #preview-end */}
    </Stack>
  );
}
