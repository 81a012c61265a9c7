import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import DeleteIcon from '@mui/icons-material/Delete';
import ErrorIcon from '@mui/icons-material/Error';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import WarningIcon from '@mui/icons-material/Warning';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  GridCellModes,
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridCellModesModel,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import {categories, firstItems, statuses, statusOf, type Item} from './stock';
import {changeHistory, startHistory, type History, type HistoryAction} from './stockHistory';

const euros = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'EUR'});

// #preview-start
/** Adds up the rows that match the filter. */
function StockFooter() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const items = ids.flatMap((id) => apiRef.current.getRow<Item>(id) ?? []);
  const value = items.reduce((sum, {stock, price}) => sum + stock * price, 0);
  const missing = items.filter((item) => statusOf(item) !== 'In stock').length;

  return (
    <Box role="status" sx={{display: 'flex', gap: 2, p: 1.5, borderTop: 1, borderColor: 'divider'}}>
      <Typography variant="body2">{`${items.length} products`}</Typography>
      <Typography variant="body2">{`${missing} to reorder`}</Typography>
      <Typography variant="body2" sx={{marginInlineStart: 'auto'}}>
        {euros.format(value)}
      </Typography>
    </Box>
  );
}
// #preview-end

const slots = {footer: StockFooter};
const slotProps = {toolbar: {csvOptions: {fileName: 'inventory', utf8WithBom: true}}};

const statusIcons = new Map([
  ['In stock', <CheckCircleIcon key="in" color="success" fontSize="small" />],
  ['Reorder', <WarningIcon key="low" color="warning" fontSize="small" />],
  ['Sold out', <ErrorIcon key="out" color="error" fontSize="small" />],
]);

const notNegative = ({props}: GridPreProcessEditCellProps) => ({...props, error: Number(props.value) < 0});

type Change = (label: string, update: (rows: readonly Item[]) => readonly Item[]) => void;

const replace = (item: Item) => (rows: readonly Item[]) =>
  rows.map((row) => (row.id === item.id ? item : row));

const createColumns = (change: Change): GridColDef<Item>[] => [
  {field: 'product', headerName: 'Product', minWidth: 160, flex: 1, editable: true},
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: categories,
    width: 110,
    editable: true,
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 90,
    editable: true,
    preProcessEditCellProps: notNegative,
  },
  {
    field: 'reorderAt',
    headerName: 'Reorder at',
    type: 'number',
    width: 110,
    editable: true,
    preProcessEditCellProps: notNegative,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 130,
    valueGetter: (_value, row) => statusOf(row),
    renderCell: ({row}) => (
      <Box sx={{display: 'flex', alignItems: 'center', gap: 1, height: 1}}>
        {statusIcons.get(statusOf(row))}
        {statusOf(row)}
      </Box>
    ),
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    editable: true,
    preProcessEditCellProps: notNegative,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    width: 90,
    renderCell: (params) => {
      const {row} = params;
      const restock = {...row, stock: row.stock + row.reorderAt * 2};
      return (
        <GridActionsCell {...params}>
          <GridActionsCellItem
            icon={<LocalShippingIcon />}
            label={`Restock ${row.product}`}
            onClick={() => change(`Restock ${row.product}`, replace(restock))}
          />
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label={`Remove ${row.product}`}
            onClick={() => change(`Remove ${row.product}`, (rows) => rows.filter(({id}) => id !== row.id))}
          />
        </GridActionsCell>
      );
    },
  },
];

export default function InventoryApp() {
  const [history, dispatch] = React.useReducer(
    (before: History<Item>, action: HistoryAction<Item>) => changeHistory(before, action),
    firstItems,
    (rows) => startHistory(rows),
  );
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const {past, present, future} = history;
  const undoLabel = past.length > 0 ? present.label : '';
  const redoLabel = future[0]?.label ?? '';
  const undo = () => dispatch({type: 'undo'});
  const redo = () => dispatch({type: 'redo'});

  const change = React.useCallback<Change>((label, update) => dispatch({type: 'change', label, update}), []);
  const columns = React.useMemo(() => createColumns(change), [change]);

  // #preview-start
  const save = (edited: Item, before: Item) => {
    const isChanged = JSON.stringify(edited) !== JSON.stringify(before);
    if (isChanged) change(`Edit ${before.product}`, replace(edited));
    return edited;
  };

  const add = () => {
    const id = Math.max(0, ...present.rows.map((row) => row.id)) + 1;
    const item = {id, product: 'New product', category: 'Supplies', stock: 0, reorderAt: 10, price: 1};
    change('Add product', (rows) => [item, ...rows]);
    setModes({[id]: {product: {mode: GridCellModes.Edit}}});
  };

  const undoByKey = (event: React.KeyboardEvent) => {
    const isText = event.target instanceof HTMLInputElement;
    const key = event.key.toLowerCase();
    if (isText || !(event.ctrlKey || event.metaKey) || !['z', 'y'].includes(key)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  };
  // #preview-end

  return (
    <Box onKeyDown={undoByKey} sx={{height: 615, display: 'flex', flexDirection: 'column', gap: 1}}>
      <Stack direction="row" spacing={1}>
        <Button startIcon={<AddIcon />} onClick={add}>
          Add
        </Button>
        <Button startIcon={<UndoIcon />} disabled={!undoLabel} title={undoLabel} onClick={undo}>
          Undo
        </Button>
        <Button startIcon={<RedoIcon />} disabled={!redoLabel} title={redoLabel} onClick={redo}>
          Redo
        </Button>
      </Stack>
      <DataGrid
        rows={present.rows}
        columns={columns}
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        processRowUpdate={save}
        slots={slots}
        slotProps={slotProps}
        label="Inventory"
        showToolbar
        disableRowSelectionOnClick
        density="compact"
      />
    </Box>
  );
}
